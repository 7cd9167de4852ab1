// Runs inside the document, while the shell's own code is still on its way: asks for the manifests, and for all that the
// page at this address is made of as soon as its manifest names it. The shell takes the answers over (catalogue.ts).
(() => {
  const block = document.getElementById('playground');
  const comparable = (path) => path.toLowerCase().replace(/\/+$/, '');
  const here = comparable(location.pathname);
  const preload = (href, as) => {
    const link = document.createElement('link');
    // As webpack asks for it later: a preload in another mode would be a second download.
    const crossOrigin = href.startsWith('/') ? null : 'anonymous';
    Object.assign(link, { rel: 'preload', as, href, crossOrigin });
    document.head.append(link);
  };
  window.earlyManifests = {};
  for (const { url } of JSON.parse(block.textContent).remotes) {
    const address = `${url}/mf-manifest.json`;
    const answer = fetch(address).then((response) => {
      // Read at once: it is there when the shell comes for it.
      const body = response.text();
      body.catch(() => {});
      return { ok: response.ok, status: response.status, text: () => body, json: () => body.then(JSON.parse) };
    });
    window.earlyManifests[address] = answer;
    const ask = async () => {
      const { metaData, exposes } = await (await answer).json();
      const page = metaData.demos
        .flatMap((demo) => [demo, ...demo.pages])
        .find(({ path, aliases }) => [path, ...aliases].map(comparable).includes(here));
      if (!page) return;
      const { js, css } = exposes.find(({ path }) => path === page.expose).assets;
      const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
      for (const file of [entry, ...js.sync]) preload(`${url}/${file}`, 'script');
      for (const file of css.sync) preload(`${url}/${file}`, 'style');
    };
    // Whatever is wrong with an answer, the shell says so: here it is only too early. Home shows no demo.
    (here === '' ? answer : ask()).catch(() => {});
  }
  // Home asks for no code that loads a demo. The build writes the names of the files.
  for (const file of here === '' ? ['HOME'] : ['FEDERATION']) preload(file, file.endsWith('.css') ? 'style' : 'script');
})();
