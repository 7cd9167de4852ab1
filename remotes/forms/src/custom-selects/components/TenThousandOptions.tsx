import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useSelect } from 'downshift';
import { useRef, useState } from 'react';
import { LOCKERS } from '../draw';
import { stations } from '../stations';
import classes from './Selects.module.css';
import { type ByPerson, judge } from './useByPerson';
import Wanted from './Wanted';

/** The height of an option, in pixels. */
const HEIGHT = 32;

export default function TenThousandOptions({ wanted, byPerson }: { wanted: string; byPerson: ByPerson }) {
  const [outcome, tell] = useOutcome();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    items: LOCKERS,
    selectedItem: chosen,
    labelId: 'locker-label',
    toggleButtonId: 'locker',
    menuId: 'locker-menu',
    getItemId: (index) => `locker-option-${index}`,
    // Only the virtual list knows where an option is that is not in the document.
    scrollIntoView: () => {},
    onHighlightedIndexChange({ highlightedIndex: index, type }) {
      if (index >= 0 && type !== useSelect.stateChangeTypes.ItemMouseMove) rows.scrollToIndex(index);
    },
    onSelectedItemChange({ selectedItem }) {
      if (judge(selectedItem ?? '', wanted, byPerson, tell)) setChosen(selectedItem);
    },
  });
  const rows = useVirtualizer({
    count: isOpen ? LOCKERS.length : 0,
    getScrollElement: () => list.current,
    estimateSize: () => HEIGHT,
    overscan: 3,
  });
  return (
    <Station of={stations['ten-thousand-options']} outcome={outcome}>
      <Wanted id="locker-wanted">{wanted}</Wanted>
      <div className={classes.field}>
        <label className="form-label" htmlFor="locker" {...getLabelProps()}>
          Locker
        </label>
        <button type="button" className="form-select text-start" {...getToggleButtonProps()}>
          {chosen ?? 'Nothing chosen'}
        </button>
        <ul
          className={`list-unstyled border rounded bg-body shadow-sm mb-0 ${classes.menu} ${isOpen ? '' : 'd-none'}`}
          {...getMenuProps({ ref: list })}
        >
          {isOpen && <li aria-hidden="true" style={{ height: rows.getTotalSize() }} />}
          {isOpen &&
            rows.getVirtualItems().map(({ index, start }) => (
              <li
                key={index}
                className={`position-absolute w-100 top-0 px-3 py-1 ${classes.option} ${index === highlightedIndex ? classes.highlighted : ''}`}
                style={{ height: HEIGHT, transform: `translateY(${start}px)` }}
                aria-setsize={LOCKERS.length}
                aria-posinset={index + 1}
                {...getItemProps({ item: LOCKERS[index] ?? '', index })}
              >
                {LOCKERS[index]}
              </li>
            ))}
        </ul>
      </div>
    </Station>
  );
}
