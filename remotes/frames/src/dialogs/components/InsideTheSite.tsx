import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { ask, NOT_SHOWN } from '../ask';
import { dialogTexts } from '../dialogTexts';
import { stations } from '../stations';
import { useGuard } from './useGuard';

export default function InsideTheSite() {
  const [outcome, { done, missed }] = useOutcome();
  const [guarded, setGuarded] = useState(false);
  useGuard(guarded, (byHand) => {
    const asked = ask('confirm', dialogTexts.leaving);
    if (asked?.answer) return true;
    if (!asked) missed(NOT_SHOWN);
    else if (!byHand) missed('you stayed, but a script pressed Go Back or the link.');
    else done('you were asked inside the site, and stayed.');
    return false;
  });
  return (
    <Station of={stations['inside-the-site']} outcome={outcome}>
      <div className="form-check mb-2">
        <input
          id="ask-inside-the-site"
          className="form-check-input"
          type="checkbox"
          checked={guarded}
          onChange={(event) => isByHand(event, missed) && setGuarded(event.target.checked)}
        />
        <label className="form-check-label" htmlFor="ask-inside-the-site">
          Ask inside the site
        </label>
      </div>
      <a id="all-pages" href="/">
        All pages
      </a>
    </Station>
  );
}
