import { useSeed } from '@playground/kit/random';
import { isByHand } from '@playground/kit/stations/ByHand';
import { useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import DateInJapanese from './components/DateInJapanese';
import FirstInArabic from './components/FirstInArabic';
import LastSecond from './components/LastSecond';
import MissingHour from './components/MissingHour';
import PluralInPolish from './components/PluralInPolish';
import PriceInGerman from './components/PriceInGerman';
import Shop from './components/Shop';
import ThreeZones from './components/ThreeZones';
import { draw } from './draw';
import { aboutLanguage, type Language } from './messages';

export default function Languages() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const [language, setLanguage] = useState<Language>('de');
  const [count, setCount] = useState('2');
  const [typedBy, setTypedBy] = useState({ type: 'input', isTrusted: false });
  const [outcome, { done, missed }] = useOutcome();

  const act = (place: number, { nativeEvent }: MouseEvent) => {
    if (language !== 'ar') missed(`the language is ${aboutLanguage(language).name}, not العربية.`);
    else if (place > 0) missed(`this is button ${place + 1} in the order of reading.`);
    else if (isByHand(nativeEvent, missed)) done('you pressed the first button in the order of reading.');
  };
  return (
    <div className="d-flex flex-column gap-4">
      <Shop
        language={language}
        onLanguage={setLanguage}
        drawn={drawn}
        count={count}
        onCount={(typed, isTrusted) => {
          setCount(typed);
          setTypedBy({ type: 'input', isTrusted });
        }}
        onAction={act}
      />
      <PriceInGerman products={drawn.products} />
      <PluralInPolish above={drawn.above} language={language} count={count} typedBy={typedBy} />
      <FirstInArabic outcome={outcome} />
      <DateInJapanese products={drawn.products} />
      <ThreeZones drawn={drawn.meeting} />
      <MissingHour drawn={drawn.missing} />
      <LastSecond language={language} />
    </div>
  );
}
