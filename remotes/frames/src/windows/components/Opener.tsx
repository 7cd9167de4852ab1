import HandButton from '../../../shared/HandButton';

interface Props {
  id: string;
  label: string;
  popup: Window | null;
  /** Returns null if the browser blocks the window. */
  open: () => Window | null;
  missed: (what: string) => void;
}

/** A button that opens a window, and a text that says whether the window is open. */
export default function Opener({ id, label, popup, open, missed }: Props) {
  return (
    <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1">
      <HandButton id={id} missed={missed} onPress={() => open() ?? missed('this browser blocked the window.')}>
        {label}
      </HandButton>
      <span id={`${id}-state`} className="text-body-secondary">
        {popup ? 'The window is open.' : 'No window is open.'}
      </span>
    </div>
  );
}
