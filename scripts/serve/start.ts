import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { build } from '../build/build.ts';
import { run } from '../commandLine.ts';
import { addressTable, serveSite } from './serveSite.ts';

const HELP = `
npm start

Builds what changed, serves every origin and the API from one process, and prints where they are. Ports and addresses can be set
from the environment: NAME_PORT, NAME_URL (SHELL, FORMS, …, API, INBOX, SMTP) and REMOTES.
`;

run(HELP, {}, () =>
  untilStopped(async () => {
    // A wrong setting is told before anything is built.
    const addresses = siteFromEnvironment();
    await build();
    const running = await serveSite(addresses);
    console.log(addressTable(running.site));
    return running;
  }),
);
