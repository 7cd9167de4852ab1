import type { Mountable } from '@playground/kit/contract/mount';
import { html, LitElement } from 'lit';

class CounterElement extends LitElement {
  static override properties = { presses: { state: true } };

  // `declare`, because a class field would replace the accessor that Lit makes.
  declare presses: number;

  constructor() {
    super();
    this.presses = 0;
  }

  // Without a shadow root, the style sheets of the page apply.
  override createRenderRoot() {
    return this;
  }

  override render() {
    return html`
      <div class="d-flex align-items-center gap-3">
        <button type="button" class="btn btn-primary" @click=${() => this.presses++}>Press</button>
        <output aria-label="Presses">${this.presses}</output>
      </div>
    `;
  }
}

// A name stays defined until the document ends, and an earlier build of this page may have taken it.
let name = 'press-counter';
while (customElements.get(name)) name += '-';
customElements.define(name, CounterElement);

export default {
  mount(element) {
    element.append(new CounterElement());
    return () => {};
  },
} satisfies Mountable;
