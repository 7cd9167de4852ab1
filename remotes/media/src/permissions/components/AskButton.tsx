import type { Cause } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';

interface Props {
  id: string;
  label: string;
  asking: boolean;
  onPress: (cause: Cause) => void;
}

/** A button that asks the browser. While the browser asks the visitor, another press does nothing. */
export default function AskButton({ id, label, asking, onPress }: Props) {
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      <PressButton id={id} label={label} busy={asking} onPress={onPress} />
      {asking && <span id={`${id}-waiting`}>Waiting for the browser, ten seconds at most.</span>}
    </div>
  );
}
