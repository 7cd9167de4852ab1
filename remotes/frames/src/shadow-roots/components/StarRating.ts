import { dress } from './sheet';

const MOST = 5;

/** Makes the class only on call, because test environments have no form-associated elements. */
function starRating() {
  return class extends HTMLElement {
    static readonly formAssociated = true;
    readonly #internals = this.attachInternals();
    readonly #stars: HTMLButtonElement[];

    constructor() {
      super();
      // Delegated, because a browser shows its error message at an element that can have the focus.
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      dress(root);
      const row = document.createElement('div');
      row.className = 'row';
      this.#stars = Array.from({ length: MOST }, (_, index) => {
        const star = document.createElement('button');
        star.type = 'button';
        star.id = `star-${index + 1}`;
        star.textContent = index === 0 ? '1 star' : `${index + 1} stars`;
        // A script can dispatch a click that does not leave the root, so the form does not see it.
        star.addEventListener('click', ({ isTrusted }) => isTrusted && this.#choose(index + 1));
        return star;
      });
      row.append(...this.#stars);
      root.append(row);
      this.#choose(0);
    }

    formResetCallback() {
      this.#choose(0);
    }

    #choose(chosen: number) {
      for (const [index, star] of this.#stars.entries()) star.ariaPressed = String(index + 1 === chosen);
      this.#internals.setFormValue(chosen ? String(chosen) : null);
      if (chosen) this.#internals.setValidity({});
      else this.#internals.setValidity({ valueMissing: true }, 'Choose how many stars.', this.#stars[0]);
    }
  };
}

/** Defines `<star-rating>` once, because a second definition throws. Returns whether the browser supports such an element. */
export function defineStarRating(): boolean {
  if (!globalThis.ElementInternals || !('setFormValue' in ElementInternals.prototype)) return false;
  if (!customElements.get('star-rating')) customElements.define('star-rating', starRating());
  return true;
}
