// @ts-check
// Adds new mail to the page of a mailbox, and shows local times instead of UTC.

const mails = /** @type {HTMLElement} */ (document.getElementById('mails'));
let shown = mails.innerHTML;

function localTimes() {
  for (const time of mails.querySelectorAll('time')) time.textContent = new Date(time.dateTime).toLocaleTimeString();
}

// A message also comes at the start of each connection, so no mail is missed while there was none.
new EventSource(String(mails.dataset.events)).onmessage = async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('mails')?.innerHTML;
  if (fresh === undefined || fresh === shown) return;
  mails.innerHTML = shown = fresh;
  localTimes();
};
localTimes();
