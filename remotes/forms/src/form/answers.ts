export const READ_ONLY_TEXT = 'This value must be the same';

export const COUNTRIES = ['USA', 'Germany', 'Brazil', 'Russia'];

export const INTERESTS = [
  { name: 'better_call_saul', label: 'Better call Saul' },
  { name: 'drop_the_phone', label: 'Drop the phone' },
  { name: 'wazzzup', label: 'Wazzzup!' },
];

export const OPTIONS = ['ONE', 'TWO', 'THREE'];

/** A line of the result box: the name of a field and its value as typed. */
export type Answer = [name: string, value: string];

const FIELDS = ['email', 'password', 'ro', 'desc', 'color', 'country', 'optionsRadios'];

/** Returns the values in the order of the result box. `phone` comes separately, because its input has no name. */
export function answersOf(form: HTMLFormElement, phone: string): Answer[] {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
  const checked = INTERESTS.filter(({ name }) => (field(name) as HTMLInputElement).checked);
  return [
    ...FIELDS.map((name): Answer => [name, field(name).value]),
    ...checked.map(({ name }): Answer => [name, 'checked']),
    ['phone', phone],
  ];
}
