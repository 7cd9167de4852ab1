import { isHtml } from './nodes';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control => isHtml(target, 'input', 'textarea', 'select');

const isSelect = (control: Control): control is HTMLSelectElement => isHtml(control, 'select');

const isFiles = (control: Control): control is HTMLInputElement => control.type === 'file';

export const isBox = (control: Control): control is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  isHtml(control, 'input') && /^(checkbox|radio)$/.test(control.type);

/** Gives a field what another one holds. `counterpart` finds the option for an option; without it, the one at the same place. */
export function putInto(to: Control, from: Control, counterpart?: (option: Node) => Node | undefined): void {
  if (isSelect(from)) {
    [...from.options].forEach((option, i) => {
      const own = counterpart ? counterpart(option) : (to as HTMLSelectElement).options[i];
      if (own) (own as HTMLOptionElement).selected = option.selected;
    });
  } else if (isBox(from)) (to as HTMLInputElement).checked = from.checked;
  else if (isFiles(from)) (to as HTMLInputElement).files = from.files;
  else to.value = from.value;
}

/** What a field holds, as text. */
export function stateOf(control: Control): string {
  if (isSelect(control)) return [...control.selectedOptions].map(({ value, text }) => `${value}\t${text}`).join('\n');
  if (isBox(control)) return String(control.checked);
  if (!isFiles(control)) return control.value;
  return [...(control.files ?? [])].map(({ name, size }) => `${name} ${size}`).join('\n');
}

/** Gives a field what its document gave it. */
export function setFirst(field: Control): void {
  if (isSelect(field)) {
    for (const option of field.options) option.selected = option.defaultSelected;
    if (!field.multiple && field.selectedIndex < 0) field.selectedIndex = 0;
  } else if (isBox(field)) field.checked = field.defaultChecked;
  else if (!isFiles(field)) field.value = field.defaultValue;
}
