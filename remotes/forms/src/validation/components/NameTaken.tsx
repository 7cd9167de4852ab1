import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useHands } from '../../../shared/useHands';
import { checkName, LONGEST } from '../checkName';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';
import { filled } from './rules';

export default function NameTaken({ name }: { name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { user: '' } });
  const offered = useRef<string>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  return (
    <Station of={stations['name-taken']} outcome={outcome}>
      <Given id="user-given" label="User name">
        {name}
      </Given>
      <form
        id="registration"
        noValidate
        {...handlers}
        onSubmit={(event) => {
          const cause = causeOf(event.currentTarget);
          if (formState.isSubmitting) return event.preventDefault();
          void handleSubmit(async ({ user }) => {
            const controller = new AbortController();
            asking.current = controller;
            const wanted = user.trim();
            try {
              const { taken, free } = await checkName(wanted, controller.signal);
              if (taken) setError('user', { message: `‘${wanted}’ is taken. ‘${free}’ is free.` });
              if (taken && wanted === name) offered.current = free;
              else if (taken) missed(`${quoted(wanted)} is taken.`);
              else if (!offered.current) missed(`you registered ${quoted(wanted)}, and did not ask for ${name}.`);
              else if (wanted !== offered.current) missed(`the server did not offer ${quoted(wanted)}.`);
              else if (isByHand(cause, missed)) done(`${wanted} is registered.`);
            } catch (error) {
              if (!controller.signal.aborted) setError('user', { message: (error as Error).message });
            }
          })(event);
        }}
      >
        <Field
          id="user"
          label="User name"
          problem={formState.errors.user?.message}
          {...register('user', {
            validate: filled('Enter a user name.'),
            maxLength: { value: LONGEST, message: `Enter ${LONGEST} characters at most.` },
          })}
        />
        {/* With `disabled`, it would lose the focus of a person who pressed it by keyboard. */}
        <button
          id="register"
          type="submit"
          className={`btn btn-primary ${formState.isSubmitting ? 'opacity-50' : ''}`}
          aria-disabled={formState.isSubmitting}
        >
          Register
        </button>
      </form>
    </Station>
  );
}
