import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useForm } from 'react-hook-form';
import { useHands } from '../../../shared/useHands';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';
import { EMAIL, filled } from './rules';
import classes from './Validation.module.css';

export default function FieldNobodySees({ nickname, contact }: Drawn['member']) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { nickname: '', contact: '', website: '' },
  });
  const { errors } = formState;
  return (
    <Station of={stations['field-nobody-sees']} outcome={outcome}>
      <Given id="nickname-given" label="Name">
        {nickname}
      </Given>
      <Given id="contact-given" label="Address">
        {contact}
      </Given>
      <form
        id="joining"
        noValidate
        {...handlers}
        onSubmit={(event) => {
          const cause = causeOf(event.currentTarget);
          void handleSubmit((member) => {
            if (member.website) missed('the field Website has text, and a person cannot see it.');
            else if (member.nickname !== nickname) missed(`${quoted(member.nickname)} is not the name of the task.`);
            else if (member.contact !== contact) missed(`${quoted(member.contact)} is not the address of the task.`);
            else if (isByHand(cause, missed)) done(`${nickname} joined.`);
          })(event);
        }}
      >
        <Field
          id="nickname"
          label="Nickname"
          problem={errors.nickname?.message}
          {...register('nickname', {
            validate: filled('Enter a nickname.'),
            maxLength: { value: 60, message: 'Enter 60 characters at most.' },
          })}
        />
        <div className={classes.unseen} aria-hidden="true">
          <Field id="website" label="Website" tabIndex={-1} {...register('website')} />
        </div>
        <Field id="contact" label="Contact" problem={errors.contact?.message} {...register('contact', EMAIL)} />
        <button id="join" type="submit" className="btn btn-primary">
          Join
        </button>
      </form>
    </Station>
  );
}
