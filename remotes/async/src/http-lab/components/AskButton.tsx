import { isByHand } from '@playground/kit/stations/ByHand';

interface Props {
  id: string;
  children: string;
  missed: (what: string) => void;
  onPress: () => void;
}

/** A button that sends a request, if a person presses it. */
export default function AskButton({ id, children, missed, onPress }: Props) {
  return (
    <button
      type="button"
      id={id}
      className="btn btn-secondary mb-3"
      onClick={({ nativeEvent }) => isByHand(nativeEvent, missed) && onPress()}
    >
      {children}
    </button>
  );
}
