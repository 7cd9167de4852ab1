import Piece from './Piece';
import { useDropTarget } from './useDropTarget';

const CARD = 'application/x-playground-card';

interface Props {
  card: string;
  onDrop: (card: string, on: string) => void;
  missed: (what: string) => void;
}

export default function Place({ card, onDrop, missed }: Props) {
  const target = useDropTarget({
    read: (data) => data.getData(CARD),
    onTake: (dropped) => onDrop(dropped, card),
    missed,
  });
  return (
    <li {...target} className={`${target.className} p-3`}>
      <Piece
        id={`card-${card.toLowerCase()}`}
        type={CARD}
        data={card}
        onRefused={() => missed(`card ${card} was dropped where nothing accepts it.`)}
      >{`Card ${card}`}</Piece>
    </li>
  );
}
