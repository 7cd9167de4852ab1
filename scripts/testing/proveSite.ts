// Serves the site for `npm run prove`, in a process of its own: a suite that ends or floods the site does not end the run.
import type { OriginOptions } from '../../services/origin/src/serve/origin.ts';
import { checkPorts, onFreePorts, type RunningSite, readSettings, serveSite } from '../serve/serveSite.ts';

export type Asked = Required<Pick<OriginOptions, 'versions'>>;

/** Where the site is, or what was asked of it until it was closed. */
export interface Told {
  site?: RunningSite['site'];
  files?: string[];
  requests?: number;
}

const settings = readSettings();
const usual =
  process.argv[2] === 'usual' &&
  (await checkPorts(settings).then(
    () => true,
    () => false,
  ));
const files = new Set<string>();
let requests = 0;
let running: RunningSite | undefined;

const heard = (file: string) => {
  requests += 1;
  files.add(file);
};

process.on('message', async (asked: Asked | 'close') => {
  await running?.close();
  running = undefined;
  if (asked === 'close') {
    tell({ files: [...files], requests });
    files.clear();
    requests = 0;
    return;
  }
  running = await serveSite(usual ? settings : onFreePorts(settings), { versions: asked.versions, heard });
  tell({ site: running.site });
});
process.on('disconnect', () => process.exit());
// The terminal sends it to all processes, and the one that asks decides.
process.on('SIGINT', () => {});

function tell(told: Told): void {
  process.send?.(told);
}
