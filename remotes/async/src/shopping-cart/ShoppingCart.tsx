import { useSeed } from '@playground/kit/random';
import { useRef, useState } from 'react';
import Cart from './Cart';
import { findProducts, type Product } from './products';
import Search from './Search';

export default function ShoppingCart() {
  const seed = useSeed();
  const [found, setFound] = useState<Product[]>([]);
  const [term, setTerm] = useState('');
  const [cart, setCart] = useState<Product[]>([]);
  const [showsCart, setShowsCart] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function search() {
    if (term.trim()) setFound(findProducts(term.trim(), seed));
  }
  function add(product: Product) {
    setCart((items) => (items.some(({ title }) => title === product.title) ? items : [...items, product]));
  }
  function remove(removed: string) {
    setCart((items) => items.filter(({ title }) => title !== removed));
  }
  function setQuantity(changed: string, quantity: number) {
    setCart((items) => items.map((item) => (item.title === changed ? { ...item, quantity } : item)));
  }

  return (
    <>
      <div className="d-flex justify-content-end mb-3">
        <button
          ref={opener}
          type="button"
          className="btn btn-secondary"
          aria-pressed={showsCart}
          onClick={() => setShowsCart((shown) => !shown)}
        >{`Cart (${cart.length})`}</button>
      </div>
      {showsCart ? (
        <Cart
          items={cart}
          onQuantity={setQuantity}
          onRemove={remove}
          onBack={() => {
            opener.current?.focus();
            setShowsCart(false);
          }}
        />
      ) : (
        <Search
          term={term}
          onTerm={setTerm}
          onSearch={search}
          products={found}
          isInCart={(product) => cart.some(({ title }) => title === product.title)}
          onAdd={add}
          onRemove={remove}
        />
      )}
    </>
  );
}
