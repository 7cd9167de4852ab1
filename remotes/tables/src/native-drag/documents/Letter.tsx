import { useSeed } from '@playground/kit/random';
import Piece from '../components/Piece';
import { letterOf } from '../draw';

/** The letter in its own window. From here every browser allows the drag into the frame. */
export default function Letter() {
  const seed = useSeed();
  return (
    <main className="p-3" aria-labelledby="title">
      <h1 className="h5" id="title">
        Letter
      </h1>
      <p>Drag the letter into the tray in the other window.</p>
      <Piece id="letter" type="text/plain" data={letterOf(seed)}>
        {letterOf(seed)}
      </Piece>
    </main>
  );
}
