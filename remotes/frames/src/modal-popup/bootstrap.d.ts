// The one plugin of Bootstrap that is used here; Bootstrap brings no types of its own.
declare module 'bootstrap/js/dist/modal' {
  export default class Modal {
    constructor(element: Element);
    show(): void;
    hide(): void;
    dispose(): void;
  }
}
