import { wordIn } from '@playground/kit/contract/words';
import { quoted } from '@playground/kit/quoted';
import { useSeed } from '@playground/kit/random';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { stations } from '../stations';

/** A button that does this with the letter, without a listener. React has no types for it yet. */
const commands = (command: string) => ({ commandfor: 'letter-dialog', command });
const knowsCommands = () => 'command' in HTMLButtonElement.prototype;

export default function AsksBeforeItCloses() {
  const [outcome, { done, missed }] = useOutcome();
  const word = wordIn('letter', useSeed());
  const letter = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  /** What a person typed. */
  const typed = useRef('');
  /** Whether the page has asked, and the person kept the text. */
  const kept = useRef(false);
  const closing = useRef<'saved' | 'discarded'>(undefined);
  const ask = (event?: SyntheticEvent) => {
    // The question is in the letter, and its events pass here.
    if (event && event.target !== letter.current) return;
    event?.preventDefault();
    if (question.current && !question.current.open) question.current.showModal();
  };
  const end = (how: 'saved' | 'discarded') => {
    closing.current = how;
    question.current?.close();
    letter.current?.close();
  };
  const judge = (event: SyntheticEvent) => {
    if (event.target !== letter.current) return;
    question.current?.close();
    if (closing.current === 'saved') done(`${quoted(word)} was saved, and the dialog had asked before.`);
    else if (closing.current === 'discarded') missed('the text was discarded.');
    else missed('the dialog was closed without an answer, and the text is lost.');
    closing.current = undefined;
    kept.current = false;
    typed.current = '';
    setText('');
  };
  const save = (event: MouseEvent) => {
    if (!isByHand(event, missed)) return;
    if (text !== typed.current) missed('a script set this value. A person must do it.');
    else if (text.trim() !== word) missed(`the letter says ${quoted(text)}, not ‘${word}’.`);
    else if (!kept.current) missed('the dialog has not asked yet. Press ‘Close letter’ first.');
    else end('saved');
  };
  return (
    <Station of={stations['asks-before-it-closes']} outcome={outcome}>
      <p>
        The word is <strong id="letter-word">{word}</strong>.
      </p>
      <button
        id="write-letter"
        type="button"
        className="btn btn-primary"
        {...commands('show-modal')}
        onClick={() => knowsCommands() || letter.current?.showModal()}
      >
        Write letter
      </button>
      <dialog
        ref={letter}
        id="letter-dialog"
        aria-labelledby="letter-title"
        className="border rounded shadow p-4 bg-body text-body"
        onCancel={ask}
        onClose={judge}
      >
        <h3 className="h5" id="letter-title">
          Write letter
        </h3>
        <label className="form-label" htmlFor="letter">
          Letter
        </label>
        <input
          id="letter"
          className="form-control mb-3"
          autoComplete="off"
          value={text}
          onChange={({ target, nativeEvent }) => {
            if (nativeEvent.isTrusted) typed.current = target.value;
            setText(target.value);
          }}
        />
        <div className="d-flex flex-wrap gap-2">
          <button id="save-letter" type="button" className="btn btn-primary" onClick={save}>
            Save letter
          </button>
          <button
            id="close-letter"
            type="button"
            className="btn btn-secondary"
            {...commands('request-close')}
            onClick={() => knowsCommands() || ask()}
          >
            Close letter
          </button>
        </div>
        <dialog
          ref={question}
          id="letter-question"
          role="alertdialog"
          aria-labelledby="letter-question-title"
          className="border rounded shadow p-4 bg-body text-body"
        >
          <h4 className="h6" id="letter-question-title">
            Discard your text?
          </h4>
          <div className="d-flex flex-wrap gap-2">
            <button id="discard-letter" type="button" className="btn btn-secondary" onClick={() => end('discarded')}>
              Discard
            </button>
            <button
              id="keep-writing"
              type="button"
              className="btn btn-secondary"
              onClick={(event) => {
                if (!isByHand(event, missed)) return;
                kept.current = true;
                question.current?.close();
              }}
            >
              Keep writing
            </button>
          </div>
        </dialog>
      </dialog>
    </Station>
  );
}
