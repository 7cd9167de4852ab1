import { useSelect } from 'downshift';
import classes from './Selects.module.css';

interface Props {
  id: string;
  label: string;
  names: readonly string[];
  chosen: string | null;
  slow?: boolean;
  onOpen?: (open: boolean) => void;
  /** The menu has stopped moving. */
  onStill?: () => void;
  onChoose: (name: string) => void;
}

/** A select by Downshift, which has no look of its own. */
export default function DownshiftField({ id, label, names, chosen, slow = false, onOpen, onStill, onChoose }: Props) {
  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    items: [...names],
    selectedItem: chosen,
    labelId: `${id}-label`,
    toggleButtonId: id,
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-option-${index}`,
    onIsOpenChange: ({ isOpen: open }) => onOpen?.(open),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  return (
    <div className={classes.field}>
      <label className="form-label" htmlFor={id} {...getLabelProps()}>
        {label}
      </label>
      <button type="button" className="form-select text-start" {...getToggleButtonProps()}>
        {chosen ?? 'Nothing chosen'}
      </button>
      <ul
        className={`list-unstyled border rounded bg-body shadow-sm mb-0 ${classes.menu} ${isOpen ? '' : 'd-none'} ${slow ? classes.slow : ''}`}
        {...getMenuProps({ onAnimationEnd: onStill })}
      >
        {isOpen &&
          names.map((name, index) => (
            <li
              key={name}
              className={`px-3 py-1 ${classes.option} ${index === highlightedIndex ? classes.highlighted : ''}`}
              {...getItemProps({ item: name, index })}
            >
              {name}
            </li>
          ))}
      </ul>
    </div>
  );
}
