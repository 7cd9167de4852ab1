import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { BRIGHTNESS } from '../draw';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import classes from './Range.module.css';
import { useFields } from './useFields';

export default function Range({ brightness }: { brightness: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers } = useFields((value, cause) => {
    const chosen = value('brightness');
    if (chosen !== String(brightness)) missed(`the brightness is ${chosen}, not ${brightness}.`);
    else if (isByHand(cause, missed)) done(`the brightness is ${brightness}.`);
  });
  return (
    <Station of={stations.range} outcome={outcome}>
      <p>
        The brightness is to be <strong id="brightness-wanted">{brightness}</strong>.
      </p>
      <CheckedFields id="brightness" check="Check brightness" {...handlers}>
        <Field
          id="brightness"
          label="Brightness"
          type="range"
          className={`form-range d-block ${classes.range}`}
          min={BRIGHTNESS.min}
          max={BRIGHTNESS.max}
          step={BRIGHTNESS.step}
          defaultValue={BRIGHTNESS.start}
        />
      </CheckedFields>
    </Station>
  );
}
