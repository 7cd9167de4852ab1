import Piece from './Piece';
import { useDropTarget } from './useDropTarget';

const PARCEL = 'application/x-playground-parcel';

interface Props {
  number: number;
  hasParcel: boolean;
  onPut: (shelf: number) => void;
  missed: (what: string) => void;
}

export default function Shelf({ number, hasParcel, onPut, missed }: Props) {
  const target = useDropTarget({ read: (data) => data.getData(PARCEL), onTake: () => onPut(number), missed });
  return (
    <li id={`shelf-${number}`} {...target} className={`${target.className} d-flex align-items-center gap-3 p-2`}>
      <span>{`Shelf ${number}`}</span>
      {hasParcel && (
        <Piece
          id="parcel"
          type={PARCEL}
          data="Parcel"
          onRefused={() => missed('Parcel was dropped where nothing accepts it.')}
        >
          Parcel
        </Piece>
      )}
    </li>
  );
}
