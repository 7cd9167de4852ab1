export const READ_ONLY_TEXT = 'This value must be the same';

export const COUNTRIES = ['USA', 'Germany', 'Brazil', 'Russia'];

export const INTERESTS = [
  { name: 'better_call_saul', label: 'Better call Saul' },
  { name: 'drop_the_phone', label: 'Drop the phone' },
  { name: 'wazzzup', label: 'Wazzzup!' },
];

export const OPTIONS = ['ONE', 'TWO', 'THREE'];

/** A line of the result box: the name of a field and what it held, as it was typed. */
export type Answer = [name: string, value: string];

const FIELDS = ['email', 'password', 'ro', 'desc', 'color', 'country', 'optionsRadios'];

/** What the form holds, in the order in which the result box lists it; `phone` comes as digits from its own input. */
export function answersOf(form: HTMLFormElement, phone: string): Answer[] {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
  const checked = INTERESTS.filter(({ name }) => (field(name) as HTMLInputElement).checked);
  return [
    ...FIELDS.map((name): Answer => [name, field(name).value]),
    ...checked.map(({ name }): Answer => [name, 'checked']),
    ['phone', phone],
  ];
}
