import { quoted } from '@playground/kit/quoted';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import { CITIES, dateOf, dayText, forwardDays, hoursOf, isoOf } from '../times';
import Ask from './Ask';

export default function MissingHour({ drawn: { city, year } }: { drawn: Drawn['missing'] }) {
  const { zone, time } = CITIES[city];
  const [wanted = new Date(0)] = forwardDays(zone, year);
  const problem = (typed: string) => {
    const day = dateOf(typed);
    if (!day) return `${quoted(typed)} is not a date such as 2027-03-09.`;
    if (typed === isoOf(wanted)) return false;
    if (day.getUTCFullYear() !== year) return `${typed} is not in ${year}.`;
    if (hoursOf(day, city) === 25) return `on ${typed}, clocks in ${city} show an hour twice.`;
    return `on ${typed}, clocks in ${city} show each time once.`;
  };
  return (
    <Ask
      of={stations['missing-hour']}
      label="Day without this time"
      check="Check day"
      problem={problem}
      right={`on ${isoOf(wanted)}, clocks in ${city} never show ${time}.`}
      note={(typed) => {
        const day = dateOf(typed);
        return day
          ? `${dayText(day)} has ${hoursOf(day, city)} hours in ${city}.`
          : 'Type a date to see how many hours it has.';
      }}
    >
      <p>
        The time is <strong>{time}</strong>, the city is <strong id="missing-city">{city}</strong>, and the year is{' '}
        <strong id="missing-year">{year}</strong>.
      </p>
    </Ask>
  );
}
