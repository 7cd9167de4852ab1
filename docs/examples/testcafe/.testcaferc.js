const CDP_PORT = 9223;

/** Tells the playground of the browser, so that it can look at the page. What it says is thrown, and the test fails. */
async function tell(t) {
  const body = { file: t.fixture.name, test: t.test.name, cdp: `http://127.0.0.1:${CDP_PORT}` };
  const answer = await fetch(process.env.PLAYGROUND_HARNESS, { method: 'POST', body: JSON.stringify(body) });
  const problem = await answer.json();
  if (problem) throw new Error(problem);
}

module.exports = {
  // As root, Chromium does not start with its sandbox.
  browsers: [`chromium:headless:cdpPort=${CDP_PORT}${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`],
  src: ['*.js'],
  reporter: [{ name: 'spec' }, { name: 'xunit', output: 'results.xml' }],
  hooks: { test: { after: process.env.PLAYGROUND_HARNESS && tell } },
};
