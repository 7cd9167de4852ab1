import { useEffect, useEffectEvent, useRef } from 'react';
import SlimSelect from 'slim-select';
import 'slim-select/styles';
import classes from './Selects.module.css';

interface Props {
  /** The id of the select. Those of its parts begin with it. */
  id: string;
  label: string;
  /** Must stay the same list, or the select is made anew. */
  names: readonly string[];
  /** The name that is chosen at first. */
  chosen?: string | undefined;
  search?: boolean;
  disabled?: boolean;
  /** Returns false if the choice is to be taken back. */
  onChoose: (name: string) => boolean;
}

/** A select by Slim Select. It hides the browser's own select, and puts its menu at the end of `body`. */
export default function SlimField({ id, label, names, chosen, search = false, disabled = false, onChoose }: Props) {
  const host = useRef<HTMLSelectElement>(null);
  const choose = useEffectEvent(onChoose);
  const first = useEffectEvent(() => chosen);
  useEffect(() => {
    if (!host.current) return;
    let before = first() ?? '';
    const slim: SlimSelect = new SlimSelect({
      select: host.current,
      data: [
        { id: `${id}-nothing`, text: 'Nothing chosen', value: '', placeholder: true },
        ...names.map((text) => ({
          id: text.toLowerCase().replaceAll(' ', '-'),
          text,
          value: text,
          selected: text === before,
        })),
      ],
      settings: { showSearch: search, ariaLabel: label, searchPlaceholder: `Search ${label}`, disabled },
      events: {
        afterChange([option]) {
          const name = option?.value ?? '';
          if (choose(name)) before = name;
          else slim.setSelected(before, false);
        },
      },
    });
    nameParts(slim, id);
    return () => {
      // Otherwise the browser's own select stays disabled, and so does the next Slim Select.
      slim.enable();
      slim.destroy();
    };
  }, [id, label, names, search, disabled]);
  return (
    <div>
      <label id={`${id}-label`} className="form-label" htmlFor={id}>
        {label}
      </label>
      <select ref={host} id={id} aria-labelledby={`${id}-label`} className={classes.slim} />
    </div>
  );
}

/** Slim Select draws its ids by chance, and ids are public here. */
function nameParts({ settings, selectEl, render, store }: SlimSelect, id: string) {
  const { main, content } = render;
  settings.id = `${id}-option`;
  for (const { dataset } of [selectEl, main.main, content.main]) dataset.id = settings.id;
  main.main.id = `${id}-control`;
  content.main.id = `${id}-menu`;
  content.search.input.id = `${id}-search`;
  content.list.id = `${id}-list`;
  for (const part of [main.main, content.search.input]) part.setAttribute('aria-controls', content.list.id);
  render.renderOptions(store.getData());
}
