import { Station, useOutcome } from '@playground/kit/stations/Station';
import { PROPERTIES, type Property } from '../properties';
import { type StationId, stations } from '../stations';
import Run, { type Line } from './Run';
import type { Control } from './Target';

interface Props {
  id: StationId;
  control: Control;
  word: string;
  onEvent: (line: Line) => void;
}

export default function Withholding({ id, control: chosen, word, onEvent }: Props) {
  const [outcome, tell] = useOutcome();
  // Only a field can be read-only.
  const control = id === 'editable' ? 'Field' : chosen;
  const several = PROPERTIES.filter((property) => property !== 'editable' || control === 'Field');
  const all: readonly Property[] = id === 'all-at-once' ? several : [id];
  return (
    <Station of={stations[id]} outcome={outcome}>
      <Run
        key={control}
        id={id}
        name={stations[id].name}
        control={control}
        word={word}
        all={all}
        onEvent={onEvent}
        tell={tell}
      />
    </Station>
  );
}
