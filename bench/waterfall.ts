import type { Load } from './load.ts';

const COLOURS: Record<string, string> = {
  Document: '#5b3df5',
  Script: '#d97706',
  Stylesheet: '#0d9488',
  Fetch: '#2563eb',
  // Fetched by an inline script, before Chromium knows what for.
  Other: '#2563eb',
};
const LEFT = 250;
const WIDTH = 960;
const ROW = 24;
const TOP = 64;

/**
 * A picture (SVG) of the requests of one load: a bar each, from when it was sent until its last byte has
 * come. `names` says what to call each origin.
 */
export function waterfall(title: string, { exchanges, ready, firstPaint }: Load, names: Map<string, string>): string {
  const inOrder = [...exchanges].sort((a, b) => a.sent - b.sent);
  const end = Math.max(ready, ...inOrder.map(({ finished }) => finished)) * 1.04;
  const x = (time: number) => (LEFT + (time / end) * (WIDTH - LEFT - 70)).toFixed(1);
  const height = TOP + inOrder.length * ROW + 40;
  const ticks = Array.from({ length: Math.floor(end / 250) + 1 }, (_, index) => index * 250);
  const bottom = height - 34;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="26" font-size="15" font-weight="600" fill="#111">${escaped(title)}</text>`,
    ...ticks.map(
      (time) =>
        `<path d="M${x(time)} ${TOP - 12}V${bottom}" stroke="#e5e7eb"/><text x="${x(time)}" y="${TOP - 16}" fill="#555" text-anchor="middle">${time} ms</text>`,
    ),
    ...inOrder.map(({ url, type, sent, finished, bytes }, index) => {
      const y = TOP + index * ROW;
      const width = Math.max(1, Number(x(finished)) - Number(x(sent))).toFixed(1);
      return [
        `<text x="${LEFT - 10}" y="${y + 12}" text-anchor="end" fill="#111">${escaped(nameOf(url, names))}</text>`,
        `<rect x="${x(sent)}" y="${y}" width="${width}" height="16" rx="2" fill="${COLOURS[type] ?? '#6b7280'}"/>`,
        `<text x="${Number(x(finished)) + 5}" y="${y + 12}" fill="#555">${(bytes / 1000).toFixed(1)} kB</text>`,
      ].join('');
    }),
    mark(x(firstPaint), bottom, 'first paint', '#6b7280', 0),
    mark(x(ready), bottom, 'demo ready', '#16a34a', 14),
    '</svg>',
  ].join('\n')}\n`;
}

function mark(x: string, bottom: number, label: string, colour: string, down: number): string {
  return `<path d="M${x} ${TOP - 8}V${bottom}" stroke="${colour}" stroke-width="2" stroke-dasharray="4 3"/><text x="${x}" y="${bottom + 14 + down}" fill="${colour}" text-anchor="middle">${label}</text>`;
}

/** The origin's name and the file without its hash: `forms: remoteEntry.js`. */
function nameOf(url: string, names: Map<string, string>): string {
  const { pathname, origin } = new URL(url);
  const file = (pathname.split('/').at(-1) || '/').replace(/\.[0-9a-f]{8,}\./, '.');
  return `${names.get(origin) ?? origin}: ${file}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
