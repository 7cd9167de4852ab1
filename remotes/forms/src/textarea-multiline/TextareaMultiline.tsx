import { useState } from 'react';

const PLAIN = /^[\n\x20-\x7e]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts characters as people see them: '👩‍👩‍👧' is one, although its `length` is 8. */
function countCharacters(text: string): number {
  // Segmenting 100 000 characters on each key is slow, and for plain text the result is the same.
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
      <output htmlFor="your-text" className="d-block">{`Characters: ${countCharacters(text)}`}</output>
    </>
  );
}
