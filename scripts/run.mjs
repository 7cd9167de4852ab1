// Runs a script of the project, from a fresh clone too: `node scripts/run.mjs scripts/serve/start.ts [argument…]`.
// It is JavaScript and uses only Node, because the dependencies may not be installed yet.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const WITHOUT_TOOLS = [
  'scripts/serve/start.ts',
  'scripts/build/build.ts',
  'scripts/publish/publish.ts',
  'scripts/testing/class.ts',
];
requireNode();
forgetRemovedWorkspaces();
await installIfNeeded(process.argv[2]);
const script = new URL(process.argv[2], root);
process.argv.splice(1, 2, fileURLToPath(script));
(await import('tsx/esm/api')).register();
await import(script.href);

function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `The playground needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

/** A demo with its own package.json is a workspace. If it is removed, `npm install` leaves its name in the lock file (npm/cli#5463). */
function forgetRemovedWorkspaces() {
  const file = new URL('package-lock.json', root);
  const text = readFileSync(file, 'utf8');
  if (!text.includes('"extraneous": true')) return;
  const { packages, ...lock } = JSON.parse(text);
  const kept = Object.entries(packages).filter(([, { extraneous }]) => !extraneous);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }, null, 2)}\n`);
  // A newer lock file would start an installation.
  utimesSync(file, atime, mtime);
}

/**
 * Installs the packages that are missing, or have other versions than in the lock file. A copied folder has new dates, which say nothing.
 * To build, serve and count a class, the tools for tests are not needed, nor packages that are only peers of others: the first other script
 * adds them.
 */
async function installIfNeeded(script) {
  const needsTools = !WITHOUT_TOOLS.includes(script);
  const lock = fileURLToPath(new URL('package-lock.json', root));
  const installed = fileURLToPath(new URL('node_modules/.package-lock.json', root));
  const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!needsTools && changed(installed) >= changed(lock)) return;
  const packagesIn = (file) => (changed(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
  const there = packagesIn(installed);
  const wanted = Object.entries(packagesIn(lock)).filter(
    ([name, { optional, devOptional }]) => name && !optional && !devOptional,
  );
  const tools = wanted.filter(([, { dev, peer }]) => dev || peer);
  const differs = ([name, { version }]) => there[name]?.version !== version;
  const isBehind = wanted.some((one) => !tools.includes(one) && differs(one));
  if (!isBehind && !(needsTools && tools.some(differs))) return;
  if (process.argv[3] === '--help') printHelp(script);
  const hasTools = tools.some(([name]) => there[name]);
  // `npm ci` would remove what is there.
  if (!isBehind && !hasTools) return npm('install', '--no-save');
  console.log('Some packages are missing or have other versions. ‘npm ci’ installs them all anew.');
  if (process.stdin.isTTY && Object.keys(there).length > 0) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question('Install them now? [Y/n] ');
    terminal.close();
    if (/^n/i.test(answer)) return;
  }
  npm('ci', ...(needsTools || hasTools ? [] : ['--omit=dev', '--omit=peer']));
}

/** Ends the process, unless the help is not in the source: then only the script knows it. */
function printHelp(script) {
  const helpIn = (file) =>
    /^const (?:HELP|USAGE|help) = `([^`$]*)`;/m.exec(readFileSync(new URL(file, root), 'utf8'))?.[1];
  const help = helpIn(script);
  if (help === undefined) return;
  const options = script === 'scripts/serve/start.ts' ? helpIn('scripts/serve/startCommand.ts') : '';
  console.log((help + options).trim());
  process.exit(0);
}

function npm(...args) {
  console.log(`npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`npm ${args[0]} failed. Its message is above.`);
  process.exit(1);
}
