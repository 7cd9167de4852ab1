import { useState } from 'react';
import lamp from '../assets/lamp.svg';
import type { Drawn } from '../draw';
import Case from './Case';

interface Props {
  answer: string;
  words: Drawn['picture'];
  /** The places of the three pictures. The first word is missing. */
  order: Drawn['pictureOrder'];
}

export default function MissingPicture({ answer, words, order }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Case id="picture" answer={answer} onStart={() => setShown(true)}>
      <div className="d-flex gap-3 mb-3" id="pictures">
        {shown &&
          order.map((word, place) => (
            <img
              key={word}
              id={`picture-${place + 1}`}
              // The missing one is of the page's own origin: browsers hide the status of others from tools.
              src={`${word === 0 ? '/static/no-lamp.svg' : lamp}?${words[word]}`}
              alt={`Lamp ${place + 1}`}
              // The words for the missing one fit into one line.
              width={88}
              height={48}
            />
          ))}
      </div>
    </Case>
  );
}
