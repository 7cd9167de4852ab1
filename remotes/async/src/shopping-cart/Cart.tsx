import { moveFocusFrom } from '@playground/kit/moveFocusFrom';
import { type MouseEvent, useRef } from 'react';
import { type Product, QUANTITIES, subtotal } from './products';

interface CartProps {
  items: Product[];
  onQuantity: (title: string, quantity: number) => void;
  onRemove: (title: string) => void;
  onBack: () => void;
}

export default function Cart({ items, onQuantity, onRemove, onBack }: CartProps) {
  const back = useRef<HTMLButtonElement>(null);

  return (
    <section aria-label="Cart">
      {items.length === 0 && <p>Your cart is empty.</p>}
      <ul className="list-unstyled d-flex flex-column gap-3" aria-label="Items in the cart">
        {items.map((item, index) => (
          <CartItem
            key={item.title}
            place={index + 1}
            item={item}
            onQuantity={(quantity) => onQuantity(item.title, quantity)}
            onRemove={(event) => {
              moveFocusFrom(event, back.current);
              onRemove(item.title);
            }}
          />
        ))}
      </ul>
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-3">
        <button ref={back} type="button" className="btn btn-secondary" onClick={onBack}>
          Back to search
        </button>
        <output className="fs-4">{`Subtotal: $${subtotal(items)}`}</output>
      </div>
    </section>
  );
}

interface CartItemProps {
  /** The position in the list, counted from 1. */
  place: number;
  item: Product;
  onQuantity: (quantity: number) => void;
  onRemove: (event: MouseEvent) => void;
}

function CartItem({ place, item: { title, value, quantity }, onQuantity, onRemove }: CartItemProps) {
  return (
    <li className="card">
      <div className="card-body d-flex flex-wrap align-items-center gap-3">
        <h2 className="h5 mb-0 flex-grow-1 text-break">{title}</h2> <span className="fs-5">{`$${value}`}</span>{' '}
        <label htmlFor={`quantity-${place}`}>
          Quantity<span className="visually-hidden">{` of ${title}`}</span>
        </label>{' '}
        <select
          id={`quantity-${place}`}
          className="form-select w-auto"
          value={quantity}
          onChange={(event) => onQuantity(Number(event.target.value))}
        >
          {QUANTITIES.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <button type="button" className="btn btn-danger" aria-label={`Remove from cart: ${title}`} onClick={onRemove}>
          Remove from cart
        </button>
      </div>
    </li>
  );
}
