import { useEffect, useEffectEvent, useRef } from 'react';
import TomSelect from 'tom-select/base';
import removeButton from 'tom-select/plugins/remove_button/plugin.js';
import 'tom-select/dist/css/tom-select.bootstrap5.min.css';

TomSelect.define('remove_button', removeButton);

interface Options {
  names: readonly string[];
  /** The names that are chosen at first. With it, you can choose several. */
  chosen?: readonly string[];
  onChange: (chosen: string[], select: TomSelect) => void;
  onClosedByBlur?: (select: TomSelect) => void;
}

/** Returns the ref of a select that Tom Select takes over. Its label is the element before it. */
export function useTomSelect({ names, chosen, onChange, onClosedByBlur }: Options) {
  const host = useRef<HTMLSelectElement>(null);
  const change = useEffectEvent(onChange);
  const closedByBlur = useEffectEvent((select: TomSelect) => onClosedByBlur?.(select));
  useEffect(() => {
    const { current: select } = host;
    if (!select) return;
    const label = select.labels[0];
    select.setAttribute('aria-hidden', 'true');
    const several = chosen !== undefined;
    const tom: TomSelect = new TomSelect(select, {
      options: names.map((text) => ({ value: text, text })),
      items: [...(chosen ?? [])],
      maxItems: several ? null : 1,
      plugins: several ? ['remove_button'] : [],
      placeholder: several ? '' : 'Nothing chosen',
      onChange: () => change([...tom.items], tom),
      // Escape closes the menu too, but the field keeps the focus then.
      onDropdownClose: () => !tom.isFocused && closedByBlur(tom),
      // Otherwise the open menu covers what comes next.
      closeAfterSelect: true,
      // By default, it filters 0.3 seconds after the last key and opens the menu then, even if a quick choice has closed it.
      refreshThrottle: 0,
      onItemAdd() {
        nameButtons(tom.control, select.id);
        if (several) tom.setTextboxValue('');
      },
      onItemRemove: () => nameButtons(tom.control, select.id),
    });
    nameButtons(tom.control, select.id);
    return () => {
      tom.destroy();
      // Tom Select lets the label point to a field that is gone now.
      if (label) label.htmlFor = select.id;
    };
  }, [names, chosen]);
  return host;
}

/** The buttons of all tags would have the same name, and no ids. The ids count the tags, because the seed decides which ones there are. */
function nameButtons(control: HTMLElement, id: string) {
  for (const [i, button] of control.querySelectorAll('[data-ts-item] .remove').entries()) {
    const { value } = (button.parentElement as HTMLElement).dataset;
    button.setAttribute('aria-label', `Remove ${value}`);
    button.id = `remove-${id}-${i + 1}`;
  }
}
