import { TZDate, tzOffset, tzScan } from '@date-fns/tz';

/** A city whose clocks skip an hour, and a time in that hour. */
export const CITIES = {
  Berlin: { zone: 'Europe/Berlin', time: '02:30' },
  London: { zone: 'Europe/London', time: '01:30' },
  'New York': { zone: 'America/New_York', time: '02:30' },
  Sydney: { zone: 'Australia/Sydney', time: '02:30' },
} as const;
export type City = keyof typeof CITIES;

const HOUR = 3_600_000;

/** A date such as 2027-03-09, if it exists. */
export function dateOf(text: string): Date | undefined {
  const date = new Date(/^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00Z` : Number.NaN);
  // Some browsers read 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && isoOf(date) === text ? date : undefined;
}

export const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** How many hours a day has in a city. */
export function hoursOf(day: Date, city: City): number {
  const midnight = (more: number) =>
    new TZDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + more, CITIES[city].zone).getTime();
  return (midnight(1) - midnight(0)) / HOUR;
}

/** The days of a year on which the clocks of a zone go forward. */
export function forwardDays(zone: string, year: number): Date[] {
  const of = { start: new Date(Date.UTC(year, 0, 1)), end: new Date(Date.UTC(year, 11, 31)) };
  return tzScan(zone, of)
    .filter(({ change }) => change > 0)
    .map(({ date, offset, change }) => {
      const local = new Date(date.getTime() + (offset - change) * 60_000);
      return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()));
    });
}

/** The moment when clocks in a zone show an hour of a day. */
export function momentOf(day: Date, hour: number, zone: string): Date {
  const local = day.getTime() + hour * HOUR;
  return new Date(local - tzOffset(zone, new Date(local)) * 60_000);
}

/** What clocks in a zone show, such as 09:30. */
export const clockIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** A day in English, such as 9 March 2027. */
export const dayText = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
