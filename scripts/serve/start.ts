import path from 'node:path';
import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { build, buildVersionsElsewhere } from '../build/build.ts';
import { compressInBackground } from '../build/compress.ts';
import { workspaces } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { addressTable, checkPorts, readSettings, serveSite } from './serveSite.ts';

const HELP = `
npm start

Builds what changed. Serves every origin and the API from one process, and prints their addresses. You can set ports and addresses
in the environment or in .env: NAME_PORT, NAME_URL (SHELL, FORMS, …, API, INBOX, IDENTITY, PAY, BANK, SMTP), REMOTES and BIND.
`;

run(HELP, {}, () =>
  untilStopped(async () => {
    // Before the build, so that you get an error at once.
    const addresses = readSettings();
    await checkPorts(addresses);
    await build();
    const running = await serveSite(addresses, { buildVersions: buildVersionsElsewhere });
    console.log(await addressTable(running));
    compressInBackground(workspaces().map(({ directory }) => path.join(directory, 'dist')));
    return running;
  }),
);
