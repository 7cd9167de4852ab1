import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useForm } from 'react-hook-form';
import { useHands } from '../../../shared/useHands';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';

export default function EnabledWhenRight({ password }: { password: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: { one: '', two: '' } });
  const { isValid, errors, touchedFields } = formState;
  return (
    <Station of={stations['enabled-when-right']} outcome={outcome}>
      <Given id="password-given" label="Password">
        {password}
      </Given>
      <form
        id="passwords"
        noValidate
        {...handlers}
        onSubmit={(event) => {
          const cause = causeOf(event.currentTarget);
          if (!isValid) missed('the form was sent before the button was enabled.');
          else
            void handleSubmit(({ one }) => {
              if (one !== password) missed(`${quoted(one)} is not the password of the task.`);
              else if (isByHand(cause, missed)) done('the password is saved.');
            })(event);
          event.preventDefault();
        }}
      >
        <Field
          id="new-password"
          label="New password"
          problem={errors.one?.message}
          {...register('one', {
            pattern: {
              value: /^(?=.*\d)(?=.*\p{Lu}).{8,60}$/u,
              message: 'Enter 8 to 60 characters with a capital letter and a digit.',
            },
            required: 'Enter a password.',
            // Before the focus was in the second field, nothing is wrong with it.
            deps: touchedFields.two ? ['two'] : [],
          })}
        />
        <Field
          id="new-password-again"
          label="New password again"
          problem={errors.two?.message}
          {...register('two', {
            validate: (two, { one }) => (two !== '' && two === one) || 'This is not the same password.',
          })}
        />
        <button id="save-password" type="submit" className="btn btn-primary" disabled={!isValid}>
          Save password
        </button>
      </form>
    </Station>
  );
}
