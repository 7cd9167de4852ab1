import type { MouseEvent } from 'react';

interface Props {
  id: string;
  label: string;
  look?: 'primary' | 'secondary';
  busy: boolean;
  onPress: (event: Event) => void;
}

export default function PressButton({ id, label, look = 'primary', busy, onPress }: Props) {
  return (
    <button
      id={id}
      type="button"
      className={`btn btn-${look}`}
      disabled={busy}
      onClick={({ nativeEvent }: MouseEvent) => onPress(nativeEvent)}
    >
      {label}
    </button>
  );
}
