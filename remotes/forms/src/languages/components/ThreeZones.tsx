import { quoted } from '@playground/kit/quoted';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import { clockIn, dayText, forwardDays, momentOf } from '../times';
import Ask from './Ask';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const TOKYO = 'Asia/Tokyo';

export default function ThreeZones({ drawn: { hour, before, after } }: { drawn: Drawn['meeting'] }) {
  const [first, second] = [momentOf(before, hour, NEW_YORK), momentOf(after, hour, NEW_YORK)];
  const wanted = [clockIn(BERLIN, second), clockIn(TOKYO, second)];
  const year = after.getUTCFullYear();
  const problem = (typed: string) => {
    const times = typed.match(/\b\d\d:\d\d\b/g) ?? [];
    if (times.length !== 2) return `${quoted(typed)} is not two times such as 09:30 23:45.`;
    for (const [i, city] of ['Berlin', 'Tokyo'].entries()) {
      const was = clockIn([BERLIN, TOKYO][i] as string, first);
      if (times[i] === was) return `${was} is when the first meeting begins in ${city}.`;
      if (times[i] !== wanted[i]) return `${times[i]} is not when the second meeting begins in ${city}.`;
    }
    return false;
  };
  return (
    <Ask
      of={stations['three-zones']}
      label="Times in Berlin and Tokyo"
      check="Check times"
      problem={problem}
      right={`it begins at ${wanted[0]} in Berlin and at ${wanted[1]} in Tokyo.`}
    >
      <p className="mb-1">
        Both meetings begin at <span id="meeting-time">{clockIn(NEW_YORK, second)}</span> in New York.
      </p>
      <ul>
        <li>
          First meeting, <span id="first-meeting">{dayText(before)}</span>: {clockIn(BERLIN, first)} in Berlin,{' '}
          {clockIn(TOKYO, first)} in Tokyo on the next day.
        </li>
        <li>
          Second meeting: <strong id="second-meeting">{dayText(after)}</strong>.
        </li>
        {Object.entries({ 'New York': NEW_YORK, Berlin: BERLIN }).map(([city, zone]) => (
          <li
            key={city}
          >{`The clocks in ${city} go forward one hour on ${forwardDays(zone, year).map(dayText).join()}.`}</li>
        ))}
      </ul>
    </Ask>
  );
}
