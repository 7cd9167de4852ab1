interface Props {
  id: string;
  label: string;
  look?: 'primary' | 'secondary';
  busy: boolean;
  onPress: (event: Event) => void;
}

/** While it is busy, a press does nothing. It keeps the focus, so that you can press it again by key. */
export function PressButton({ id, label, look = 'primary', busy, onPress }: Props) {
  return (
    <button
      id={id}
      type="button"
      className={`btn btn-${look} ${busy ? 'opacity-50' : ''}`}
      aria-disabled={busy}
      onClick={({ nativeEvent }) => busy || onPress(nativeEvent)}
    >
      {label}
    </button>
  );
}
