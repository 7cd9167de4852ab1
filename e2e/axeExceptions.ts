export interface AxeException {
  rules: string[];
  selector: string;
  reason: string;
}

/** Where a page breaks an axe rule because the exercise wants it so: by path, what and why. Everything else is a defect. */
export const axeExceptions: Record<string, AxeException[]> = {
  '/form': [
    {
      rules: ['label'],
      selector: '.flex-sm-row',
      reason:
        'The unnamed inputs are to be found by where they stand; the pairs without a placeholder have no name at all.',
    },
    {
      rules: ['aria-required-children', 'aria-input-field-name'],
      selector: 'ul',
      reason:
        'The open country list of react-phone-input-2 is a listbox without a name that holds its own search field.',
    },
    {
      rules: ['listitem'],
      selector: '.search',
      reason: 'The search field of that list.',
    },
    {
      rules: ['listitem'],
      selector: '.no-entries-message',
      reason: 'What that list says when a search finds nothing.',
    },
  ],
};
