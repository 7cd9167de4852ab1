/**
 * A ref for the element around fields of a library. `clear()` of WebDriver sets an empty value and reports only `change`. React knows the
 * value by then, so it says nothing, and writes the old value back later (SeleniumHQ/selenium#6741). This tells React.
 */
export function tellReactOfClear(area: HTMLElement | null): () => void {
  const tell = ({ isTrusted, target: field }: Event) => {
    if (isTrusted || !(field instanceof HTMLInputElement) || field.value) return;
    // React knows what is set on the element itself, and not what its prototype sets.
    field.value = ' ';
    // From an empty value the library of Phone makes a plus, and then types the code of its country.
    const empty = field.type === 'tel' ? '+' : '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, empty);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  area?.addEventListener('change', tell);
  return () => area?.removeEventListener('change', tell);
}
