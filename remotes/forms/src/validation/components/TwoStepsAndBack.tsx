import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHands } from '../../../shared/useHands';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';
import { EMAIL, filled } from './rules';

export default function TwoStepsAndBack({ first, second, town }: Drawn['steps']) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const [step, setStep] = useState<1 | 2>(1);
  const { register, handleSubmit, getValues, formState } = useForm({ defaultValues: { address: '', town: '' } });
  const { errors } = formState;
  /** The addresses that were in the form when the second step opened. */
  const gone = useRef<string[]>([]);
  const [cameBackWith, setCameBackWith] = useState<string>();
  return (
    <Station of={stations['two-steps-and-back']} outcome={outcome}>
      <Given id="first-address-given" label="First address">
        {first}
      </Given>
      <Given id="second-address-given" label="Second address">
        {second}
      </Given>
      <Given id="town-given" label="Town">
        {town}
      </Given>
      <form
        id="steps"
        noValidate
        {...handlers}
        onSubmit={(event) => {
          const cause = causeOf(event.currentTarget);
          void handleSubmit((typed) => {
            if (!isByHand(cause, missed)) return;
            if (step === 1) {
              gone.current.push(typed.address);
              setStep(2);
            } else if (typed.town !== town) missed(`${quoted(typed.town)} is not the town of the task.`);
            else if (typed.address !== second) missed(`${quoted(typed.address)} is not the second address.`);
            else if (!gone.current.includes(first)) missed('you did not go on with the first address.');
            else if (cameBackWith !== town) missed('you did not type the town before you went back.');
            else done('both steps were sent, with the second address.');
          })(event);
        }}
      >
        <p className="mb-2" id="step-now">{`Step ${step} of 2`}</p>
        {step === 1 ? (
          <>
            <Field
              key="1"
              id="address"
              label="Address"
              problem={errors.address?.message}
              autoFocus={cameBackWith !== undefined}
              {...register('address', EMAIL)}
            />
            <button key="next" id="next-step" type="submit" className="btn btn-primary">
              Next
            </button>
          </>
        ) : (
          <>
            <Field
              key="2"
              id="town"
              label="Town"
              problem={errors.town?.message}
              // The button that had the focus is gone.
              autoFocus
              {...register('town', {
                validate: filled('Enter a town.'),
                maxLength: { value: 60, message: 'Enter 60 characters at most.' },
              })}
            />
            <button
              id="previous-step"
              type="button"
              className="btn btn-secondary me-2"
              onClick={({ nativeEvent }) => {
                if (!isByHand(nativeEvent, missed)) return;
                setCameBackWith(getValues('town'));
                setStep(1);
              }}
            >
              Back
            </button>
            <button key="send" id="send-steps" type="submit" className="btn btn-primary">
              Send
            </button>
          </>
        )}
      </form>
    </Station>
  );
}
