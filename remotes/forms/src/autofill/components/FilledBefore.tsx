import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useState } from 'react';
import { stations } from '../stations';

export default function FilledBefore({ email }: { email: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [isShown, setShown] = useState(false);
  /** What the page knows. */
  const [known, setKnown] = useState('');
  // As a browser fills in a login: before the page listens, and without an event.
  const fill = useCallback(
    (field: HTMLInputElement | null) => {
      if (field && !field.value) field.value = email;
    },
    [email],
  );
  const check = (event: Event) => {
    if (!known) missed('the page does not know the email yet.');
    else if (known !== email) missed(`the page knows ${quoted(known)}, not ‘${email}’.`);
    else if (isByHand(event, missed)) done('the page knows the email that the browser filled in.');
  };
  return (
    <Station of={stations['filled-before']} outcome={outcome}>
      {isShown && (
        <div className="mb-3" style={{ maxWidth: '20rem' }}>
          <label className="form-label" htmlFor="login-email">
            Email
          </label>
          <input
            ref={fill}
            id="login-email"
            type="email"
            autoComplete="email"
            className="form-control"
            onInput={({ currentTarget }) => setKnown(currentTarget.value)}
          />
          <p id="letters-known" className="form-text mb-0">{`The page knows ${known.length} letters.`}</p>
        </div>
      )}
      <div className="d-flex gap-2">
        <PressButton
          id="show-login"
          label="Show login"
          look="secondary"
          busy={isShown}
          onPress={(event) => isByHand(event, missed) && setShown(true)}
        />
        <PressButton id="continue-login" label="Continue" busy={false} onPress={check} />
      </div>
    </Station>
  );
}
