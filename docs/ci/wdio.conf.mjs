// WebdriverIO starts the playground before its first worker, and stops it after the last one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

let site;

export const config = {
  specs: ['./tests/*.mjs'],
  capabilities: [{ browserName: 'chrome' }],
  framework: 'mocha',
  baseUrl: 'http://localhost:4000',
  async onPrepare() {
    const options = { stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' };
    site = spawn('npx', ['--no', 'playground', 'start', '--port', '4000', '--json'], options);
    // It prints its addresses when all of them answer.
    const ended = once(site, 'exit').then(([code]) => Promise.reject(new Error(`The playground ended with ${code}.`)));
    await Promise.race([once(site.stdout, 'data'), ended]);
  },
  async onComplete() {
    site.kill();
    await once(site, 'exit');
  },
};
