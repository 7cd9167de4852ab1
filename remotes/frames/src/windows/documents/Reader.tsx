import { useState } from 'react';
import type { Message } from '../messages';
import Document from './Document';
import { useChannel } from './useChannel';

const READING: Message = { kind: 'reading', text: '', trusted: false };

export default function Reader() {
  const [word, setWord] = useState<string>();
  const tell = useChannel(({ kind, text }) => kind === 'word' && setWord(text), READING);
  return (
    <Document title="Reader">
      <p role="status" className="text-break">
        {word === undefined ? 'No word has arrived yet.' : `The word is: ${word.slice(0, 200)}`}
      </p>
      <button
        type="button"
        id="read"
        className="btn btn-primary"
        disabled={word === undefined}
        onClick={({ isTrusted }) => tell({ kind: 'read', text: word ?? '', trusted: isTrusted })}
      >
        Read
      </button>
    </Document>
  );
}
