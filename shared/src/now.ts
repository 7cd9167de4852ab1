/** By the address: a day, with a time or without. Local, like what people read. */
const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** The time at which the page's clock started, where its address says one that there is: `?now=2028-02-29T23:59`. */
export function clockStart(): Date | undefined {
  const [, ...parts] = TIME.exec(new URLSearchParams(window.location.search).get('now') ?? '') ?? [];
  if (parts.length === 0) return undefined;
  const [year, month, day, hours, minutes, seconds] = parts.map((part = '0') => Number(part)) as Six;
  const start = new Date(year, month - 1, day, hours, minutes, seconds);
  // A Date takes the 30th of February for the 1st of March.
  const same = start.getMonth() === month - 1 && start.getDate() === day && start.getHours() === hours;
  return same && start.getFullYear() === year && minutes < 60 && seconds < 60 ? start : undefined;
}
type Six = [number, number, number, number, number, number];

/** The page's clock. With `?now=` it stood there when the document was opened, and has run on since. */
export function now(): Date {
  const start = clockStart();
  return start ? new Date(start.getTime() + performance.now()) : new Date();
}
