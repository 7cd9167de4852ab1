import { useState } from 'react';

const PLAIN = /^[\n\x20-\x7e]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a reader sees: '👩‍👩‍👧' is one although `length` says 8, and so is 'é' made of two code points. */
function countCharacters(text: string): number {
  // Segmenting 100 000 characters on every key is slow enough to feel, and for plain text it changes nothing.
  if (PLAIN.test(text)) return text.length;
  return [...segmenter.segment(text)].length;
}

export default function TextareaMultiline() {
  const [text, setText] = useState('');
  return (
    <>
      <label className="form-label" htmlFor="your-text">
        Your text
      </label>
      <textarea
        id="your-text"
        className="form-control mb-3"
        rows={10}
        placeholder="Type multiple lines of text here..."
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output htmlFor="your-text" className="d-block">
        Characters: {countCharacters(text)}
      </output>
    </>
  );
}
