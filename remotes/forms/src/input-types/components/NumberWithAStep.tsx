import { shortened } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { CABLE } from '../draw';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import { useFields } from './useFields';

/** `cable` is the length to find, in tenths of a metre. */
export default function NumberWithAStep({ cable }: { cable: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const needed = (cable - 4) / 10;
  const { handlers } = useFields((value, cause) => {
    const typed = shortened(value('cable-length'));
    const length = Number(value('cable-length')) * 10;
    const steps = (length - CABLE.min) / CABLE.step;
    if (typed === '') missed('the field has no number.');
    else if (length < CABLE.min || length > CABLE.max) missed(`${typed} is not between 0.3 and 9.4.`);
    else if (Math.abs(steps - Math.round(steps)) > 1e-9) missed(`${typed} is between two steps.`);
    else if (length / 10 < needed) missed(`${typed} is below ${needed}.`);
    else if (length > cable + 1) missed(`${typed} is long enough, but a shorter length is too.`);
    else if (isByHand(cause, missed)) done(`the cable has ${cable / 10} metres.`);
  });
  return (
    <Station of={stations['number-with-a-step']} outcome={outcome}>
      <p>
        The cable needs at least <strong id="cable-needed">{needed}</strong> metres.
      </p>
      <CheckedFields id="cable-length" check="Check cable length" {...handlers}>
        <Field
          id="cable-length"
          label="Cable length"
          type="number"
          min={CABLE.min / 10}
          max={CABLE.max / 10}
          step={CABLE.step / 10}
        />
      </CheckedFields>
    </Station>
  );
}
