/** Those by which a script pretends that something is dragged. */
export const DRAG_EVENTS = ['dragstart', 'dragenter', 'dragover', 'drop', 'dragend'] as const;
