import { ByHand, isByHand } from '@playground/kit/stations/ByHand';
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { deleteBackward, deleteForward, newLine, selectAll, toggleBold } from './commands';
import classes from './Editor.module.css';
import { EDITING, followHands } from './hands';
import { docOf, schema, textOf } from './model';
import { type Asking, askingAt, useMenu } from './useMenu';

export interface Model {
  text: string;
  /** How many changes can be undone and redone. */
  undo: number;
  redo: number;
}

export interface Props {
  id: string;
  label: string;
  /** The first text, and the text after each change that the history has. */
  texts?: string[];
  tools?: readonly ('Bold' | 'Undo' | 'Redo')[];
  /** Whom the menu offers after an @. */
  people?: readonly string[];
  /** The body of another document, if the text is in that one. */
  body?: HTMLElement | undefined;
  onModel: (model: Model) => void;
  missed: (what: string) => void;
}

const COMMANDS: Record<'Bold' | 'Undo' | 'Redo', Command> = {
  Bold: toggleBold,
  Undo: undo,
  Redo: redo,
};
const NOBODY: string[] = [];
/** Marks a change that a person made by a button of the editor. */
const BY_BUTTON = 'by a button';

function stateOf([first = '', ...changed]: string[]): EditorState {
  const { Bold, Undo, Redo } = COMMANDS;
  const plugins = [
    keymap({ 'Mod-b': Bold, 'Mod-z': Undo, 'Mod-y': Redo, 'Shift-Mod-z': Redo }),
    keymap({ Enter: newLine, 'Mod-a': selectAll, Backspace: deleteBackward, Delete: deleteForward }),
    history(),
  ];
  return changed.reduce(
    (state, text) => state.apply(closeHistory(state.tr.replaceWith(0, state.doc.content.size, docOf(text).content))),
    EditorState.create({ doc: docOf(first), plugins }),
  );
}

/**
 * The browser would complain about each style and handler that the policy refuses. The model needs no attributes but the editor's own mark.
 * Only tags are changed, because a text may read `style="…"`.
 */
const withoutAttributes = (html: string) =>
  html
    .replace(/<([a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi, (_, name: string, attributes: string) => {
      const [mark = ''] = /\sdata-pm-slice="[^"]*"/.exec(attributes) ?? [];
      return `<${name}${mark}>`;
    })
    .replace(/<(style|script)>[\s\S]*?<\/\1\s*>/gi, '');

const modelOf = (state: EditorState): Model => ({
  text: textOf(state.doc),
  undo: undoDepth(state),
  redo: redoDepth(state),
});

/** An editor that owns its model, by ProseMirror. */
export default function ModelEditor({
  id,
  label,
  texts = [],
  tools = [],
  people = NOBODY,
  body,
  onModel,
  missed,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [asking, setAsking] = useState<Asking>();
  const [bold, setBold] = useState(false);
  const { found, marked, setMarked, close } = useMenu(people, asking);

  const pick = (name: string | undefined) => {
    const view = editor.current;
    if (!view || !asking || !name) return;
    const content = [schema.node('mention', { name }), schema.text(' ')];
    view.dispatch(view.state.tr.replaceWith(asking.from, asking.to, content).setMeta(BY_BUTTON, true));
    view.focus();
  };
  const byKey = (key: string) => {
    if (found.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setMarked((marked + step + found.length) % found.length);
    else if (key === 'Enter' || key === 'Tab') pick(found[marked]);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  const latest = useRef({ byKey, onModel, missed });
  // An effect would run a moment after the menu is there, and a quick key would not reach it.
  useLayoutEffect(() => {
    latest.current = { byKey, onModel, missed };
  });

  const [start] = useState(() => stateOf(texts));
  // An effect would run a moment after the element is there, and a tool would read an empty editor.
  useLayoutEffect(() => {
    const mount = place.current;
    if (!mount) return;
    const hands = followHands(mount);
    const show = (state: EditorState) => {
      latest.current.onModel(modelOf(state));
      setAsking(askingAt(state));
      setBold(schema.marks.strong.isInSet(state.storedMarks ?? state.selection.$from.marks()) !== undefined);
    };
    const view = new EditorView(
      { mount },
      {
        state: start,
        handleKeyDown: (_, { key }) => latest.current.byKey(key),
        handleDOMEvents: {
          // A busy browser reports a moved cursor only after the next key, and that key would be for the place before.
          keydown(view) {
            (view as EditorView & { domObserver: { flush(): void } }).domObserver.flush();
          },
        },
        transformPastedHTML: withoutAttributes,
        dispatchTransaction(change: Transaction) {
          const byHand = hands.lately() || view.composing || change.getMeta(BY_BUTTON);
          // The editor draws its model again if it does not take a change of the document.
          if (change.docChanged && !byHand)
            return latest.current.missed('a script wrote into the document, and the editor took it back.');
          view.updateState(view.state.apply(change));
          show(view.state);
        },
      },
    );
    editor.current = view;
    show(start);
    return () => {
      hands.stop();
      view.destroy();
    };
  }, [start]);

  const use = (tool: keyof typeof COMMANDS, event: MouseEvent) => {
    const view = editor.current;
    if (!view || !isByHand(event, missed)) return;
    COMMANDS[tool](view.state, (change) => view.dispatch(change.setMeta(BY_BUTTON, true)));
    view.focus();
  };
  const open = found.length > 0;
  const textbox = (
    // biome-ignore lint/a11y/useSemanticElements: it is an editor.
    <div
      ref={place}
      id={id}
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      aria-haspopup={people.length > 0 ? 'listbox' : undefined}
      aria-controls={open ? `${id}-menu` : undefined}
      aria-activedescendant={open ? `${id}-option-${marked}` : undefined}
      className={`form-control ${classes.editor}`}
    />
  );
  return (
    <div className="position-relative">
      {tools.length > 0 && (
        <div className="btn-group btn-group-sm mb-2">
          {tools.map((tool) => (
            <button
              key={tool}
              id={`${id}-${tool.toLowerCase()}`}
              type="button"
              className={`btn btn-secondary ${tool === 'Bold' && bold ? 'active' : ''}`}
              aria-pressed={tool === 'Bold' ? bold : undefined}
              // The selection in the editor must stay.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => use(tool, event)}
            >
              {tool}
            </button>
          ))}
        </div>
      )}
      {body
        ? createPortal(
            <ByHand events={EDITING} missed={missed}>
              {textbox}
            </ByHand>,
            body,
          )
        : textbox}
      {open && (
        <div id={`${id}-menu`} role="listbox" aria-label="People" className="dropdown-menu show">
          {found.map((name, index) => (
            <div
              key={name}
              id={`${id}-option-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              className={`dropdown-item ${index === marked ? 'active' : ''}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => isByHand(event, missed) && pick(name)}
              onKeyDown={undefined}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
