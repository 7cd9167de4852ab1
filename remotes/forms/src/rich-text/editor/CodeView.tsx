import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { followHands } from './hands';

interface Props {
  id: string;
  label: string;
  text: string;
  onModel: (lines: string[]) => void;
  missed: (what: string) => void;
}

const look = EditorView.theme({
  '&': { height: '16rem', border: '1px solid var(--bs-border-color)', borderRadius: '.375rem', overflow: 'hidden' },
  '.cm-content': { caretColor: 'currentColor' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'inherit' },
});

/** Moves the cursor as the browser cannot do it, because it knows only the lines in view. */
const keys = keymap.of([
  { key: 'Mod-a', run: (view) => select(view, 0, view.state.doc.length) },
  { key: 'Mod-Home', run: (view) => select(view, 0) },
  { key: 'Mod-End', run: (view) => select(view, view.state.doc.length) },
  { key: 'ArrowDown', run: (view) => move(view, true) },
  { key: 'ArrowUp', run: (view) => move(view, false) },
  { key: 'PageDown', run: (view) => move(view, true, 200) },
  { key: 'PageUp', run: (view) => move(view, false, 200) },
  { key: 'Enter', run: (view) => write(view, '\n') },
]);

function select(view: EditorView, anchor: number, head = anchor) {
  view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
  return true;
}

function move(view: EditorView, forward: boolean, distance?: number) {
  view.dispatch({
    selection: view.moveVertically(view.state.selection.main, forward, distance),
    scrollIntoView: true,
  });
  return true;
}

function write(view: EditorView, text: string) {
  view.dispatch(view.state.replaceSelection(text));
  return true;
}

/** A code editor by CodeMirror, in a shadow root. There it adopts its style sheets. In the document it would write a style element. */
export default function CodeView({ id, label, text, onModel, missed }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ onModel, missed });
  useEffect(() => {
    latest.current = { onModel, missed };
  });
  useLayoutEffect(() => {
    const host = place.current;
    if (!host) return;
    const hands = followHands(host);
    // A root can be attached only once, and StrictMode runs each effect twice.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          keys,
          look,
          EditorView.contentAttributes.of({ id, 'aria-label': label, tabindex: '0' }),
        ],
      }),
      dispatchTransactions(changes, editor) {
        const changed = changes.some(({ docChanged }) => docChanged);
        if (changed && !hands.lately() && !editor.composing)
          return latest.current.missed('a script wrote into the document, and the editor took it back.');
        editor.update(changes);
        if (changed) latest.current.onModel(editor.state.doc.toString().split('\n'));
      },
    });
    // The code may come late. It must not take the focus from a field where somebody types by then.
    if (document.activeElement === document.body) view.focus();
    return () => {
      hands.stop();
      view.destroy();
    };
  }, [id, label, text]);
  return <div ref={place} id={`${id}-host`} />;
}
