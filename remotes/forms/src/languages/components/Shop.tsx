import type { MouseEvent } from 'react';
import type { Drawn } from '../draw';
import { aboutLanguage, type Language, languages, say } from '../messages';

interface Props {
  language: Language;
  onLanguage: (language: Language) => void;
  drawn: Drawn;
  /** As it was typed. */
  count: string;
  onCount: (typed: string, isTrusted: boolean) => void;
  onAction: (place: number, event: MouseEvent) => void;
}

export const isCount = (text: string) => /^\d{1,4}$/.test(text);

export default function Shop({ language, onLanguage, drawn, count, onCount, onAction }: Props) {
  const { locale, direction } = aboutLanguage(language);
  return (
    <section id="shop" className="card" aria-labelledby="shop-title">
      <div className="card-body">
        <h2 className="h5 card-title" id="shop-title">
          Shop
        </h2>
        <div className="d-flex flex-wrap gap-3 mb-3">
          <div>
            <label className="form-label" htmlFor="language">
              Language
            </label>
            <select
              id="language"
              className="form-select"
              value={language}
              onChange={({ target }) => onLanguage(target.value as Language)}
            >
              {languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {aboutLanguage(one).name}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className="form-label" htmlFor="count">
              Number of lamps
            </label>
            <input
              id="count"
              className="form-control"
              inputMode="numeric"
              autoComplete="off"
              value={count}
              onChange={({ target, nativeEvent }) => onCount(target.value, nativeEvent.isTrusted)}
            />
          </div>
        </div>
        <div id="product" lang={locale.slice(0, 5)} dir={direction} className="border rounded p-3">
          <h3 className="h5" id="product-title">
            {say(language, 'title')}
          </h3>
          <p className="mb-1" id="price">
            {say(language, 'price', { price: drawn.products[language].price })}
          </p>
          <p className="mb-1" id="stock">
            {isCount(count.trim()) ? say(language, 'stock', { count: Number(count) }) : '—'}
          </p>
          <p id="delivery">{say(language, 'delivery', { date: drawn.products[language].date })}</p>
          <div id="actions" className="d-flex flex-wrap gap-2">
            {drawn.actions.map((action, i) => (
              <button
                key={action}
                id={`action-${i + 1}`}
                type="button"
                className="btn btn-secondary"
                onClick={(event) => onAction(i, event)}
              >
                {say(language, action)}
              </button>
            ))}
          </div>
        </div>
        {!isCount(count.trim()) && (
          <p id="count-problem" role="alert" className="text-danger-emphasis mt-2 mb-0">
            Type a whole number from 0 to 9999 into ‘Number of lamps’.
          </p>
        )}
      </div>
    </section>
  );
}
