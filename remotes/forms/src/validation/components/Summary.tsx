import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useHands } from '../../../shared/useHands';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';
import { EMAIL, filled } from './rules';

const PREFILLED = { orderer: 'Kim', email: 'kim.example.com', town: '' };
const LABELS = { email: 'Order e-mail', town: 'Order town' } as const;
type Wrong = keyof typeof LABELS;

export default function Summary({ email, town }: Drawn['order']) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands(PREFILLED);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: PREFILLED,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const followed = useRef(new Set<Wrong>());
  const { errors, submitCount } = formState;
  const wrong = (Object.keys(LABELS) as Wrong[]).filter((name) => errors[name]);
  const follow = (name: Wrong) => (event: MouseEvent) => {
    event.preventDefault();
    // At once, for who types at once. The library's own `setFocus` does it a moment later.
    document.getElementById(`order-${name}`)?.focus();
    if (isByHand(event.nativeEvent, missed)) followed.current.add(name);
  };
  const lost = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey)
      missed(`you typed ${quoted(key)} while the summary had the focus.`);
  };
  return (
    <Station of={stations.summary} outcome={outcome}>
      <Given id="order-email-given" label="E-mail">
        {email}
      </Given>
      <Given id="order-town-given" label="Town">
        {town}
      </Given>
      <form
        id="order"
        noValidate
        {...handlers}
        onSubmit={(event) => {
          const cause = causeOf(event.currentTarget);
          void handleSubmit((order) => {
            const unfollowed = (Object.keys(LABELS) as Wrong[]).find((name) => !followed.current.has(name));
            if (order.email !== email) missed(`${quoted(order.email)} is not the e-mail of the task.`);
            else if (order.town !== town) missed(`${quoted(order.town)} is not the town of the task.`);
            else if (unfollowed) missed(`you did not follow the link to ${LABELS[unfollowed]} in the summary.`);
            else if (isByHand(cause, missed)) done('the order was corrected by the links of the summary.');
          })(event);
        }}
      >
        {wrong.length > 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it notices letters that were meant for a field.
          <div
            // A new element for each refused order, so that each takes the focus.
            key={submitCount}
            ref={takeFocus}
            id="order-summary"
            tabIndex={-1}
            className="border border-danger rounded p-3 mb-3"
            onKeyDown={lost}
          >
            <p className="mb-1">The order was not sent. Correct these fields:</p>
            <ul className="mb-0">
              {wrong.map((name) => (
                <li key={name}>
                  <a id={`fix-${name}`} href={`#order-${name}`} onClick={follow(name)}>
                    {`${LABELS[name]}: ${errors[name]?.message}`}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Field
          id="order-name"
          label="Order name"
          problem={errors.orderer?.message}
          {...register('orderer', { validate: filled('Enter a name.') })}
        />
        <Field id="order-email" label={LABELS.email} problem={errors.email?.message} {...register('email', EMAIL)} />
        <Field
          id="order-town"
          label={LABELS.town}
          problem={errors.town?.message}
          {...register('town', { validate: filled('Enter a town.') })}
        />
        <button id="send-order" type="submit" className="btn btn-primary">
          Send order
        </button>
      </form>
    </Station>
  );
}

const takeFocus = (summary: HTMLDivElement | null) => summary?.focus();
