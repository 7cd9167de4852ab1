// Bootstrap has no types. Only this plugin is used here.
declare module 'bootstrap/js/dist/modal' {
  export default class Modal {
    constructor(element: Element);
    show(): void;
    hide(): void;
    dispose(): void;
  }
}
