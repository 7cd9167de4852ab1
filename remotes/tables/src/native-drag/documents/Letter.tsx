import { useSeed } from '@playground/kit/random';
import Piece from '../components/Piece';
import { letterOf } from '../letterOf';

/** The letter in a window of its own, from where every browser lets it be dragged into the frame. */
export default function Letter() {
  const seed = useSeed();
  return (
    <main className="p-3" aria-labelledby="title">
      <h1 className="h5" id="title">
        Letter
      </h1>
      <p>Drag it into the tray of the other window.</p>
      <Piece id="letter" type="text/plain" data={letterOf(seed)}>
        {letterOf(seed)}
      </Piece>
    </main>
  );
}
