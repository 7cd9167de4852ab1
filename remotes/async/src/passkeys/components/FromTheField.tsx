import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { makePasskey, signInBy } from '../authenticator';
import { stations } from '../stations';
import { usePress } from './usePress';
import Waiting from './Waiting';

export default function FromTheField({ run, name }: { run: string; name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [state, setState] = useState('No passkey yet.');
  const making = usePress(missed);
  const offering = usePress(missed);
  const account = { run, account: 'from-the-field', name };
  const make = async () => {
    await makePasskey(account);
    setState('The passkey is made.');
  };
  const offer = async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()))
      return missed('this browser offers no passkeys in fields.');
    setState('The field offers passkeys.');
    try {
      await signInBy(account, 'conditional');
    } catch (error) {
      // Another station may have asked, which takes the offer back.
      setState('The field offers no passkeys now.');
      throw error;
    }
    setState('The passkey was chosen.');
    done('the server knows you by the passkey from the field.');
  };
  return (
    <Station of={stations['from-the-field']} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <PressButton
          id="make-field-passkey"
          label="Make passkey for the field"
          look="secondary"
          busy={making.busy}
          onPress={(event) => making.press(event, make)}
        />
        <PressButton
          id="offer-passkeys"
          label="Offer passkeys in the field"
          busy={offering.busy}
          onPress={(event) => offering.press(event, offer)}
        />
        <span id="field-state" aria-live="polite">
          {state}
        </span>
      </div>
      <label className="form-label" htmlFor="account">
        Account
      </label>
      {/* Without `webauthn`, the browser would not offer passkeys here. */}
      <input id="account" className="form-control w-auto" autoComplete="username webauthn" />
      <Waiting id="from-the-field-waiting" busy={making.busy} />
    </Station>
  );
}
