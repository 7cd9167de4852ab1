import type { Product } from './products';

interface SearchProps {
  term: string;
  onTerm: (term: string) => void;
  onSearch: () => void;
  products: Product[];
  isInCart: (product: Product) => boolean;
  onAdd: (product: Product) => void;
  onRemove: (title: string) => void;
}

export default function Search({ term, onTerm, onSearch, products, isInCart, onAdd, onRemove }: SearchProps) {
  return (
    <>
      <form
        className="mb-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <label htmlFor="term" className="form-label">
          What are you looking for?
        </label>
        <div className="input-group">
          <input
            id="term"
            type="search"
            className="form-control"
            value={term}
            onChange={(event) => onTerm(event.target.value)}
          />
          <button type="submit" className="btn btn-primary">
            Search
          </button>
        </div>
      </form>
      {products.length > 0 && (
        <ul className="list-unstyled d-flex flex-column gap-3" aria-label="Products">
          {products.map((product) => (
            <li key={product.title} className="card">
              <div className="card-body d-flex flex-wrap align-items-center gap-3">
                <h2 className="h5 mb-0 flex-grow-1 text-break">{product.title}</h2>{' '}
                <span className="fs-5">{`$${product.value}`}</span>{' '}
                {isInCart(product) ? (
                  <button
                    type="button"
                    className="btn btn-danger"
                    onClick={() => onRemove(product.title)}
                    aria-label={`Remove from cart: ${product.title}`}
                  >
                    Remove from cart
                  </button>
                ) : (
                  <button
                    type="button"
                    className="btn btn-primary"
                    onClick={() => onAdd(product)}
                    aria-label={`Add to cart: ${product.title}`}
                  >
                    Add to cart
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
