import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useEffect, useEffectEvent, useRef } from 'react';
import BrowserDialog from './components/BrowserDialog';
import CardFrame from './components/CardFrame';
import ChangeAccount from './components/ChangeAccount';
import Once from './components/Once';
import OnePermission from './components/OnePermission';
import PayPopup from './components/PayPopup';
import Popup from './components/Popup';
import Redirect from './components/Redirect';
import Renew from './components/Renew';
import TestData from './components/TestData';
import ThreeFrames from './components/ThreeFrames';
import { useVisit } from './components/useVisit';
import { forget } from './openId';
import { isShop } from './shop';
import { stations } from './stations';

export default function SignInAndPay() {
  const visit = useVisit();
  const { identity = '', pay } = visit;
  const known = useRef(false);
  const begun = () => {
    known.current = true;
  };
  // Only the document of this page may embed and call the providers. You came from another page of the site.
  const elsewhere = !pay && !isShop(documentPath());
  useEffect(() => {
    if (elsewhere) window.location.reload();
  }, [elsewhere]);
  const leave = useEffectEvent(() => {
    if (known.current) void forget(identity);
  });
  useEffect(() => () => leave(), []);

  if (elsewhere) return <p role="status">The page loads with its providers …</p>;
  if (!pay)
    return (
      <p role="alert">This site has no sign-in provider and no payment provider, so this page cannot work here.</p>
    );
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <TestData visit={visit} />
      <Redirect visit={visit} begun={begun} />
      <Popup visit={visit} begun={begun} />
      <OnePermission visit={visit} begun={begun} />
      <ChangeAccount visit={visit} begun={begun} />
      <Renew visit={visit} begun={begun} />
      <BrowserDialog visit={visit} begun={begun} />
      <ThreeFrames visit={visit} />
      <CardFrame visit={visit} station="declined" title="Card that is declined" />
      <CardFrame visit={visit} station="challenge" title="Card that is challenged" />
      <PayPopup visit={visit} />
      <Once visit={visit} />
    </div>
  );
}

/** The path of the page that this document was loaded for. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}
