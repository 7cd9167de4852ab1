import { createRandom } from '@playground/kit/random';
import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type FormEvent, useRef, useState } from 'react';
import { useSave } from '../../../shared/useSave';
import { stations } from '../stations';

interface Pickers {
  showOpenFilePicker?: () => Promise<FileSystemFileHandle[]>;
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}
/** Only Chromium has them, and a test may take them away. */
const pickers = window as Pickers;

const MOST_BYTES = 100_000;

export const wordOf = (seed: string) =>
  createRandom(`${seed} saved`).pick(['cedar', 'harbour', 'lantern', 'meadow', 'pepper', 'velvet']);

export default function OpenAndSave({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<{ name: string; text: string }>();
  const [text, setText] = useState('');
  const typed = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const download = useSave();
  const word = wordOf(seed);

  const read = async (file: File) => {
    if (file.size > MOST_BYTES) return missed('the file is larger than 100 kB. Choose a smaller one.');
    // A text area has no other line ends.
    const content = (await file.text()).replace(/\r\n?/g, '\n');
    if (!content.trim()) return missed('the file has no text.');
    typed.current = content;
    setText(content);
    setOpened({ name: file.name, text: content });
  };
  /** What is wrong with a saved text, or undefined. */
  const problem = (saved: string, before: string) => {
    if (!saved.startsWith(before.trimEnd())) return 'the saved file does not begin with the text of the opened file.';
    if (!saved.slice(before.trimEnd().length).includes(word))
      return `the word ${word} was not added to the saved file.`;
    return undefined;
  };
  /** Does what asks the browser for a file. It may ask for one at a time. */
  const asking = async (ask: () => Promise<void>) => {
    setBusy(true);
    try {
      await ask();
    } catch (error) {
      const { name, message } = error as Error;
      missed(`the browser gave no file: ${name === 'AbortError' ? 'its window was closed.' : message}`);
    } finally {
      setBusy(false);
    }
  };
  const open = (event: Event) => {
    if (!isByHand(event, missed)) return;
    if (!pickers.showOpenFilePicker) return input.current?.click();
    asking(async () => {
      const [handle] = (await pickers.showOpenFilePicker?.()) ?? [];
      if (handle) await read(await handle.getFile());
    });
  };
  const save = (event: Event) => {
    if (!isByHand(event, missed)) return;
    if (!opened) return missed('no file was opened.');
    if (text !== typed.current) return missed('a script set this value. A person must do it.');
    const judge = (saved: string) => {
      const wrong = problem(saved, opened.text);
      if (wrong) missed(wrong);
      else done(`the saved file has its text and the word ${word}.`);
    };
    if (!pickers.showSaveFilePicker) {
      download(text, opened.name);
      return judge(text);
    }
    asking(async () => {
      const handle = await pickers.showSaveFilePicker?.({ suggestedName: opened.name });
      if (!handle) return;
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
      judge(await (await handle.getFile()).text());
    });
  };
  return (
    <Station of={stations['open-and-save']} outcome={outcome}>
      <p>
        The word is <strong id="saved-word">{word}</strong>.
      </p>
      {!pickers.showOpenFilePicker && (
        <input
          id="opened-file"
          ref={input}
          type="file"
          hidden
          aria-label="Opened file"
          onInput={({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
            const [file] = currentTarget.files ?? [];
            // Some tools dispatch an event of their own after the browser's.
            if (file && nativeEvent.isTrusted) asking(() => read(file));
          }}
        />
      )}
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <PressButton id="open-file" label="Open file" look="secondary" busy={busy} onPress={open} />
        <span id="opened-name" className="text-break">
          {opened ? opened.name : 'No file opened'}
        </span>
      </div>
      <label className="form-label" htmlFor="opened-text">
        Text of the file
      </label>
      <textarea
        id="opened-text"
        className="form-control mb-3"
        rows={3}
        readOnly={!opened}
        value={text}
        onChange={({ target, nativeEvent }) => {
          if (nativeEvent.isTrusted) typed.current = target.value;
          setText(target.value);
        }}
      />
      <PressButton id="save-file" label="Save file" busy={busy} onPress={save} />
    </Station>
  );
}
