import { createHash } from 'node:crypto';
import { html } from 'ghtml';
import type { DocumentParts } from '../../../../shared/contract/document.ts';
import { HINT_ID, type Hint } from '../../../../shared/contract/hint.ts';
import { CONTRACT } from '../../../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../../../shared/contract/site.ts';

const DESCRIPTION = 'Practise web test automation. Each page has tasks, hints and solutions.';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%235b3df5'/%3E%3Cpath d='M11 8.5v15l13-7.5z' fill='%23fff'/%3E%3C/svg%3E";

/** Where a document without parts has its preloads. */
const PRELOADS = '<!--preload-->';

/** What a document says of its page, and what that page is made of. */
export interface Told {
  kind: 'home' | 'demo';
  title: string;
  description?: string;
  hint: Hint;
  /** The addresses of its files, in a document of the shell on the groups' origins. */
  scripts: string[];
  styles: string[];
  /** The groups that the browser has to ask itself before this page can stand. */
  unknown: string[];
}

export interface Rendering {
  /** The workspace that the document belongs to. */
  name: string;
  /** What is known of the page. */
  told?: Told | undefined;
  /** The page's own code asks for everything (`ASKS_ITSELF`): no preloads, no hint. */
  nothingEarly?: boolean;
  /** Whether the address has conditions. */
  hasConditions?: boolean;
}

/**
 * A document with the site's addresses, and the code of its inline scripts, which the policy must allow. It also has what is `told` of
 * its page: title, description, hint, files. Without it, it preloads the manifests of the groups that the page needs.
 */
export function renderDocument(
  parts: DocumentParts,
  site: SiteConfig,
  { name, told: known, nothingEarly = false, hasConditions = false }: Rendering,
) {
  const { opensContainer = false } = parts;
  // The files may be of another build than this server.
  const told = parts.contract === CONTRACT && (opensContainer || name === 'shell') ? known : undefined;
  const usual = opensContainer ? `${parts.title}: ${name}` : parts.title;
  const { title = usual, description, kind, scripts = [], styles = [] } = told ?? {};
  const origins = opensContainer ? [''] : site.remotes.map(({ url }) => url);
  const unknown = told ? told.unknown : origins;
  const federation = kind === 'demo' ? parts.federation : undefined;
  const early = unknown.length > 0 ? parts.early : undefined;
  const { script = '', styles: sheets = [] } = parts.federation ?? {};
  const { home = '' } = parts;
  const chunk = kind === 'home' ? home : federation?.script;
  const ahead = (name === 'shell' || opensContainer) && !nothingEarly;
  const conditions = hasConditions ? parts.conditions : undefined;
  const head = [
    html`<title>${title}</title>`,
    html`<meta name="description" content="${description || DESCRIPTION}">`,
    `<link rel="icon" href="${ICON}">`,
    `<script type="application/json" id="playground" data-name="${name}" data-contract="${parts.contract}" data-document="${idOf(parts)}">${jsonInHtml(site)}</script>`,
    ahead && [
      unknown.map((url) => preload('fetch', `${url}/mf-manifest.json`)),
      scripts.map((url) => preload('script', url)),
      !opensContainer && styles.map((url) => preload('style', url)),
      told && `<script type="application/json" id="${HINT_ID}">${jsonInHtml(told.hint)}</script>`,
    ],
    `<script>${parts.theme}</script>`,
    early && html`<script data-files="${[script, ...sheets].join(' ')}" data-home="${home}">!${early}</script>`,
    federation && html`<link rel="preload" as="script" href="${federation.script}">`,
    (federation?.styles ?? parts.homeStyles).map(style),
    parts.styles.map(style),
    opensContainer && styles.map(styleOfContainer),
    conditions && [conditions.styles.map(style), html`<script defer src="${conditions.script}"></script>`],
    html`<script defer src="${parts.main}"></script>`,
    chunk && html`<script defer data-chunk src="${chunk}"></script>`,
    scripts.map((url) => html`<script defer crossorigin src="${url}"></script>`),
  ];
  return {
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    ${head.flat(2).filter(Boolean).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <noscript>This playground is made of React pages: it needs JavaScript.</noscript>
  </body>
</html>
`,
    scripts: [parts.theme, ...(early ? [early] : [])],
  };
}

/** Made of the build's parts if these are its own, else the document as it is: a rollback may have left parts of another build. */
export function documentOf(document: string, parts: DocumentParts | undefined, site: SiteConfig, rendering: Rendering) {
  if (parts && document.includes(` data-document="${idOf(parts)}">`)) return renderDocument(parts, site, rendering);
  const html = withAddresses(document, site);
  return { html, scripts: inlineScriptsIn(html) };
}

function idOf(parts: DocumentParts): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/**
 * A document of a build that has no parts, with these addresses in its element `playground`, and without the preloads of the site that
 * it was built for.
 */
function withAddresses(document: string, site: SiteConfig): string {
  const block = document.indexOf(' id="playground"');
  if (block < 0) return document;
  const configured = replacedBetween(document, document.indexOf('>', block) + 1, '</script>', jsonInHtml(site));
  const preloads = configured.indexOf(PRELOADS);
  return preloads < 0 ? configured : replacedBetween(configured, preloads + PRELOADS.length, '<!--/preload-->', '');
}

function replacedBetween(text: string, start: number, end: string, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(text.indexOf(end, start));
}

/** The code of all inline scripts in a document that we did not make. Data blocks are not scripts. */
function inlineScriptsIn(html: string): string[] {
  return (
    [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)]
      .filter(([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes))
      // The parser turns CRLF into LF before the browser hashes what it read.
      .map(([, , code = '']) => code.replace(/\r\n?/g, '\n'))
  );
}

function style(file: string): string {
  return html`<link rel="stylesheet" href="${file}">`;
}

/** The container finds it by this name, and does not request it again. */
function styleOfContainer(file: string): string {
  return html`<link rel="stylesheet" href="${file}" data-href="${file.slice(1)}">`;
}

function preload(as: string, url: string): string {
  return html`<link rel="preload" as="${as}" crossorigin href="${url}">`;
}

/** Neither `</script>` nor `<!--` in a value can end the block or change how the rest of it is read. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
