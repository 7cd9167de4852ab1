// As text and not as files, because the container image of the service has only its JavaScript.

/** The playground's colours and shapes (shared/html/theme.css and the shell's style), in light or dark like the system. */
export const STYLE = /* css */ `
:root {
  color-scheme: light dark;
  --accent: #5b3df5;
  --accent-strong: #4a2fd6;
  --link: light-dark(#4a2fd6, #b3a4ff);
  --surface: light-dark(#fff, #1b1d23);
  --canvas: light-dark(#f7f7fb, #121318);
  --text: light-dark(#212529, #dee2e6);
  --muted: light-dark(#595c5f, #a9acb0);
  --border: light-dark(#dee2e6, #495057);
  --refused: light-dark(#b02a37, #ea868f);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
}
header {
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--border);
  background: var(--surface);
}
header a {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--text);
  font-size: 1.15rem;
  font-weight: 650;
  text-decoration: none;
}
header a,
main {
  width: min(100% - 1.5rem, 46rem);
  margin-inline: auto;
}
main {
  padding-block: 2rem;
}
h1 {
  margin: 0 0 0.5rem;
  font-size: clamp(1.6rem, 5vw, 2.5rem);
  line-height: 1.2;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
}
h2 {
  margin: 0;
  font-size: 1.1rem;
}
a {
  color: var(--link);
}
.lead,
.hint,
.empty {
  color: var(--muted);
}
.lead {
  margin: 0 0 1.5rem;
}
.hint {
  margin: 0.25rem 0 0;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
}
form,
article,
.empty {
  margin: 0 0 1rem;
  padding: 1.1rem 1.15rem;
  border: 1px solid var(--border);
  border-radius: 0.8rem;
  background: var(--surface);
}
.empty {
  border-style: dashed;
  background: none;
}
label {
  display: block;
  margin-bottom: 0.5rem;
}
.row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}
input,
button {
  padding: 0.375rem 0.75rem;
  border: 1px solid var(--border);
  border-radius: 0.375rem;
  font: inherit;
}
input {
  flex: 1 1 14rem;
  min-width: 0;
  background: var(--surface);
  color: var(--text);
}
button {
  border-color: var(--accent);
  background: var(--accent);
  color: #fff;
  cursor: pointer;
}
button:hover {
  background: var(--accent-strong);
}
:focus-visible {
  outline: 0.2rem solid rgb(91 61 245 / 50%);
  outline-offset: 1px;
}
.refused {
  margin: 0.5rem 0 0;
  color: var(--refused);
}
pre {
  margin: 0.75rem 0 0;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
`;

/** Adds new mail to the page of a mailbox, and shows local times instead of UTC. */
export const SCRIPT = /* js */ `
const mails = document.getElementById('mails');
let shown = mails.innerHTML;

function localTimes() {
  for (const time of mails.querySelectorAll('time')) time.textContent = new Date(time.dateTime).toLocaleTimeString();
}

// A message also comes at the start of each connection, so no mail is missed while there was none.
new EventSource(mails.dataset.events).onmessage = async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('mails').innerHTML;
  if (fresh === shown) return;
  mails.innerHTML = shown = fresh;
  localTimes();
};
localTimes();
`;

export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#5b3df5"/>' +
  '<path fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" d="M7 10h18v13H7zl9 7 9-7"/></svg>';
