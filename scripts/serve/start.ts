import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { build } from '../build/build.ts';
import { run } from '../commandLine.ts';
import { addressTable, checkPorts, readSettings, serveSite } from './serveSite.ts';

const HELP = `
npm start

Builds what changed, serves every origin and the API from one process, and prints where they are. Ports and addresses can be set
from the environment or in .env: NAME_PORT, NAME_URL (SHELL, FORMS, …, API, INBOX, SMTP), REMOTES and BIND.
`;

run(HELP, {}, () =>
  untilStopped(async () => {
    // A wrong setting is told before anything is built.
    const addresses = readSettings();
    await checkPorts(addresses);
    await build();
    const running = await serveSite(addresses);
    console.log(await addressTable(running.site));
    return running;
  }),
);
