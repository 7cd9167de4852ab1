const TIME = /^[1-9]\d{3}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/;

/** The local time in `?now=2028-02-29T23:59`, if that time exists. */
export function clockStart(): Date | undefined {
  const text = new URLSearchParams(window.location.search).get('now') ?? '';
  if (!TIME.test(text)) return undefined;
  // The browser would read a day alone as UTC.
  const start = new Date(text.includes('T') ? text : `${text}T00:00`);
  // Some browsers read 30 February as 1 March, and 24:00 as the next day.
  const exists = start.getDate() === Number(text.slice(8, 10)) && start.getHours() === Number(text.slice(11, 13));
  return exists ? start : undefined;
}

/** The page's clock. With `?now=`, it starts at that time when the document opens. */
export function now(): Date {
  const start = clockStart();
  return start ? new Date(start.getTime() + performance.now()) : new Date();
}
