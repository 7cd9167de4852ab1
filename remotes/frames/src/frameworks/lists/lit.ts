import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import {
  CLASSES,
  type Item,
  itemsOf,
  type ListOptions,
  type Mount,
  withFinished,
  withItem,
  withoutItem,
} from './options';

class TodoList extends LitElement {
  static override properties = { items: { state: true }, typed: { state: true }, shown: { state: true } };

  // `declare`, because a class field would replace the accessor that Lit makes.
  declare items: Item[];
  declare typed: string;
  declare shown: string | undefined;
  declare options: ListOptions;

  begin(options: ListOptions) {
    this.options = options;
    this.items = itemsOf(options.tasks);
    this.typed = '';
    this.shown = options.word?.first;
  }

  override render() {
    const { framework, id, tasks, field, picky, word, allows } = this.options;
    const read = ({ target }: Event) => {
      this.typed = (target as HTMLInputElement).value;
    };
    return html`
      ${sheets()}
      ${
        field
          ? html`<form class=${CLASSES.form} @submit=${(event: Event) => event.preventDefault()}>
              <label class=${CLASSES.label} for="${id}-field">${field}</label>
              <div class=${CLASSES.row}>
                <input
                  id="${id}-field"
                  class=${CLASSES.field}
                  autocomplete="off"
                  .value=${picky ? this.typed : live(this.typed)}
                  @input=${picky ? nothing : read}
                  @keyup=${picky ? read : nothing}
                />
                <button id="${id}-add" type="submit" class=${CLASSES.button} @click=${this.add}>
                  Add to ${framework}
                </button>
              </div>
            </form>`
          : nothing
      }
      ${
        word
          ? html`<button id="${id}-draw" type="button" class=${CLASSES.button} @click=${this.draw}>
                New word from ${framework}
              </button>
              <p class=${CLASSES.word}>Word: <strong id="${id}-word">${this.shown}</strong></p>`
          : nothing
      }
      ${
        tasks
          ? html`<ul id="${id}-tasks" class=${CLASSES.tasks}>
              ${this.items.length > 0 ? nothing : html`<li class=${CLASSES.none}>No task.</li>`}
              ${repeat(
                this.items,
                ({ number }) => number,
                ({ number, text, finished }) => html`<li id="${id}-task-${number}" class=${CLASSES.task}>
                  <span class=${finished ? CLASSES.finished : CLASSES.text}>${text}</span>
                  ${
                    finished
                      ? nothing
                      : html`<button
                          id="${id}-finish-${number}"
                          type="button"
                          class=${CLASSES.button}
                          @click=${(event: Event) => {
                            if (allows('finish', text, event)) this.items = withFinished(this.items, number);
                          }}
                        >
                          Finish ${text}
                        </button>`
                  }
                  <button
                    id="${id}-remove-${number}"
                    type="button"
                    class=${CLASSES.button}
                    @click=${(event: Event) => {
                      if (allows('remove', text, event)) this.items = withoutItem(this.items, number);
                    }}
                  >
                    Remove ${text}
                  </button>
                </li>`,
              )}
            </ul>`
          : nothing
      }
    `;
  }

  add(event: Event) {
    if (!this.options.allows('add', this.typed, event)) return;
    this.items = withItem(this.items, this.typed);
    this.typed = '';
  }

  async draw(event: Event) {
    const { allows, word } = this.options;
    if (allows('draw', '', event)) this.shown = await word?.draw();
  }
}

// A name stays defined until the document ends, and an earlier build of this page may have taken it.
let name = 'lit-todo-list';
while (customElements.get(name)) name += '-';
customElements.define(name, TodoList);

/** The page's style sheets do not apply in a shadow root, so each root loads them again. The browser has them already. */
const sheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media="not all"])')].map(
    ({ href }) => html`<link rel="stylesheet" href=${href} />`,
  );

export const mount: Mount = (element, options) => {
  const list = new TodoList();
  list.id = `${options.id}-host`;
  list.begin(options);
  element.append(list);
  return () => list.remove();
};
