import { useState } from 'react';
import { wordOf } from '../draw';

export default function Arrived() {
  const [word] = useState(() => wordOf(new URLSearchParams(window.location.search).get('visit') ?? ''));
  return (
    <p>
      The word is <strong id="arrived-word">{word}</strong>. Go back with the browser.
    </p>
  );
}
