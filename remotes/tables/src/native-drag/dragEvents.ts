/** The events that a script would dispatch to fake a drag. */
export const DRAG_EVENTS = ['dragstart', 'dragenter', 'dragover', 'drop', 'dragend'] as const;
