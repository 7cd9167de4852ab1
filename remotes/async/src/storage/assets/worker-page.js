// The page of a service worker. The scope of the worker is the address of this document, which has the station and the visit in it.
const { serviceWorker } = navigator;
const scope = location.href;
const by = document.documentElement.dataset.servedBy;
let loadsAgain = false;
/** The registration of the worker. */
let known;

const tell = (what) => window.parent.postMessage({ kind: 'worker-page', ...what }, '*');
const say = (id, text) => {
  document.getElementById(id).textContent = text;
};

const versionOf = ({ scriptURL }) => new URL(scriptURL).searchParams.get('version');

/** Reports each state of a new worker. */
function watch(worker) {
  const version = versionOf(worker);
  const report = () => {
    const { state } = worker;
    if (state === 'installed') say('worker', `Version ${version} waits.`);
    if (state === 'activated') say('worker', `Version ${version} is active.`);
    tell({ version, state });
  };
  worker.addEventListener('statechange', report);
}

const orders = {
  async register({ version }) {
    try {
      known = await serviceWorker.register(`worker.js?version=${version}`, { scope });
      if (known.installing) watch(known.installing);
    } catch {
      tell({ version, state: 'failed' });
    }
  },
  use() {
    if (known?.waiting) known.waiting.postMessage('use');
    else tell({ state: 'none waits' });
  },
  load() {
    loadsAgain = true;
    location.reload();
  },
};

const ASK = 'playground:theme?';
window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || source === window) return;
  // The answer to ASK: shared/html/theme.ts sends it.
  const [, theme] = /^playground:(dark|light)$/.exec(data) ?? [];
  if (theme) document.documentElement.style.colorScheme = theme;
  if (Object.hasOwn(orders, data?.order)) orders[data.order](data);
});
window.parent.postMessage(ASK, '*');

// If the visitor leaves, the worker and its caches go too. The worker sees to it, because this document ends too early.
window.addEventListener('pagehide', () => {
  if (loadsAgain || !known) return;
  for (const worker of [known.active, known.waiting, known.installing]) worker?.postMessage('leave');
});
async function begin() {
  say('served', by === 'network' ? 'The network served this page.' : `Version ${by} of the worker served this page.`);
  if (!serviceWorker) return tell({ state: 'unsupported' });
  let found;
  try {
    found = await serviceWorker.getRegistration(scope);
  } catch {
    // A browser that blocks all cookies refuses workers too.
    return tell({ state: 'unsupported' });
  }
  // A registration of a wider scope is not ours.
  if (found?.scope === scope) known = found;
  // They began in the document before this one.
  for (const worker of [known?.installing, known?.waiting]) if (worker) watch(worker);
  if (known?.waiting) say('worker', `Version ${versionOf(known.waiting)} waits.`);
  else if (known?.active) say('worker', `Version ${versionOf(known.active)} is active.`);
  tell({ served: by });
}
begin();
