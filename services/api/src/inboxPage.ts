import { html } from 'ghtml';
import type { Mail } from './mailboxes.ts';

/** The page where you type an address. `refused` is what you typed, if it was not an address. */
export function homePage(base: string, refused?: { typed: string; notAnAddress: string }): string {
  return page(
    base,
    'Inbox',
    html`
      <p class="lead">
        The mail that the playground sends stays here. Each address has a mailbox, which keeps its last twenty mails for
        ten minutes each. Anyone who knows the address can read it.
      </p>
      <form action="${base}/mailbox">
        <label for="address">Email address</label>
        <div class="row">
          <input id="address" name="address" inputmode="email" autocapitalize="none" spellcheck="false" required
            maxlength="59" value="${refused?.typed}" !${refused && 'aria-invalid="true" aria-describedby="refused"'}>
          <button>Open mailbox</button>
        </div>
        !${refused && html`<p id="refused" class="refused" role="alert">${refused.notAnAddress}</p>`}
      </form>
      <p class="hint">A test can read a mailbox as JSON: <code>${base}/api/mailbox/tester@example.com</code></p>
    `,
  );
}

/** The mails of one address. A script adds new mail. Without scripts, you reload the page. */
export function mailboxPage(base: string, address: string, mails: Mail[]): string {
  const json = `${base}/api/mailbox/${encodeURIComponent(address)}`;
  return page(
    base,
    address,
    html`
      <p class="lead">
        This mailbox keeps its last twenty mails for ten minutes each.
        <a href="${base}/">Another mailbox</a> · <a href="${json}">As JSON</a>
      </p>
      <div id="mails" data-events="${json}/events" aria-live="polite">
        !${mails.length > 0 ? mails.map(mailArticle) : EMPTY}
      </div>
      <script src="${base}/live.js"></script>
    `,
  );
}

const EMPTY = '<p class="empty">No mail yet. New mail appears here.</p>';

function mailArticle({ from, to, subject, text, date }: Mail): string {
  return html`
    <article>
      <h2>${subject || 'No subject'}</h2>
      <p class="hint">From ${from} to ${to}, <time datetime="${date}">${date.slice(11, 19)} UTC</time></p>
      <pre>${text}</pre>
    </article>
  `;
}

function page(base: string, title: string, content: string): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Playground inbox</title>
    <link rel="icon" href="${base}/icon.svg">
    <link rel="stylesheet" href="${base}/style.css">
  </head>
  <body>
    <header><a href="${base}/"><img src="${base}/icon.svg" alt="" width="32" height="32"> Playground inbox</a></header>
    <main>
      <h1>${title}</h1>
      !${content}
    </main>
  </body>
</html>
`;
}
