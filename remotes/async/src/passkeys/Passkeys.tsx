import { createRandom, useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useEffect, useState } from 'react';
import { WORDS } from '../../shared/words';
import { stop } from './authenticator';
import Cancelled from './components/Cancelled';
import FromTheField from './components/FromTheField';
import Register from './components/Register';
import SecondOne from './components/SecondOne';
import SignIn from './components/SignIn';
import WrongAuthenticator from './components/WrongAuthenticator';

function draw(seed: string) {
  const random = createRandom(seed);
  return { name: `${random.pick(WORDS)}-${random.integer(10, 99)}`, code: String(random.integer(100_000, 999_999)) };
}

export default function Passkeys() {
  const seed = useSeed();
  const run = useRun();
  const [{ name, code }] = useState(() => draw(seed));
  useEffect(() => stop, []);
  const visit = { run, name };
  return (
    <div className="d-flex flex-column gap-4">
      <Register {...visit} />
      <SignIn {...visit} />
      <Cancelled {...visit} code={code} />
      <WrongAuthenticator {...visit} />
      <SecondOne {...visit} />
      <FromTheField {...visit} />
    </div>
  );
}
