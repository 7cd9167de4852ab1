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
  onBlur?: (select: TomSelect) => void;
}

/** Returns the ref of a select that Tom Select takes over. Its label is the element before it. */
export function useTomSelect({ names, chosen, onChange, onBlur }: Options) {
  const host = useRef<HTMLSelectElement>(null);
  const change = useEffectEvent(onChange);
  const blur = useEffectEvent((select: TomSelect) => onBlur?.(select));
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
      onBlur: () => blur(tom),
      // Otherwise the open menu covers what comes next.
      closeAfterSelect: true,
      onItemAdd(name: string, tag: HTMLElement) {
        nameTag(tag, name);
        if (several) tom.setTextboxValue('');
      },
    });
    for (const tag of tom.control.querySelectorAll<HTMLElement>('[data-ts-item]'))
      nameTag(tag, tag.dataset.value ?? '');
    return () => {
      tom.destroy();
      // Tom Select lets the label point to a field that is gone now.
      if (label) label.htmlFor = select.id;
    };
  }, [names, chosen]);
  return host;
}

/** The buttons of all tags would have the same name. They get no ids, because the seed decides which tags there are. */
function nameTag(tag: HTMLElement, name: string) {
  tag.querySelector('.remove')?.setAttribute('aria-label', `Remove ${name}`);
}
