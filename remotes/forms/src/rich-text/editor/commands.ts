import { AllSelection, type Command } from 'prosemirror-state';
import { schema } from './model';

const { strong } = schema.marks;

// prosemirror-commands has these for all kinds of documents, but it cannot be loaded in parts and weighs 3 kB. This schema has only
// paragraphs with text.

export const toggleBold: Command = ({ tr, doc, selection, storedMarks }, dispatch) => {
  const { empty, from, to, $from } = selection;
  const has = empty ? strong.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, strong);
  if (empty) dispatch?.(has ? tr.removeStoredMark(strong) : tr.addStoredMark(strong.create()));
  else dispatch?.((has ? tr.removeMark(from, to, strong) : tr.addMark(from, to, strong.create())).scrollIntoView());
  return true;
};

export const newLine: Command = ({ tr }, dispatch) => {
  tr.deleteSelection();
  dispatch?.(tr.split(tr.selection.from).scrollIntoView());
  return true;
};

export const selectAll: Command = ({ tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(new AllSelection(doc)));
  return true;
};

const deleteSelection: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.deleteSelection().scrollIntoView());
  return true;
};

/** Deletes the selection, or joins the paragraph with the one before it. The browser deletes a single letter. */
export const deleteBackward: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty) return deleteSelection(state, dispatch);
  if ($from.parentOffset > 0) return false;
  const start = $from.before();
  if (start > 0) dispatch?.(state.tr.join(start).scrollIntoView());
  return true;
};

/** Deletes the selection, or joins the paragraph with the one after it. */
export const deleteForward: Command = (state, dispatch) => {
  const { empty, $to } = state.selection;
  if (!empty) return deleteSelection(state, dispatch);
  if ($to.parentOffset < $to.parent.content.size) return false;
  const end = $to.after();
  if (end < state.doc.content.size) dispatch?.(state.tr.join(end).scrollIntoView());
  return true;
};
