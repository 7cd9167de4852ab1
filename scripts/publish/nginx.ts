import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  PERMISSIONS_POLICY,
  WITH_WORKER,
} from '../../services/origin/src/render/headers.ts';
import { FOLDER_OF_FILES } from '../../shared/contract/routes.ts';
import { type SiteAddresses, siteFromEnvironment } from '../../shared/project/environment.ts';
import { type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { writeDocument } from '../build/writeDocument.ts';
import { run } from '../commandLine.ts';

const HELP = `
npm run nginx -- <group> <folder>

Prints the configuration of nginx for a folder that publish:remote publishes to: the headers of docs/headers.md, and the proxy for the group's
backends. Include it in nginx's \`http\`. The addresses are those of the environment and of the table, as in npm start. Make it again when
they change, or when the build has another inline script.
`;

/** The configuration for a build that is published to `folder`. `scripts` is the code of the inline scripts of its document. */
export function nginxFor(
  name: string,
  folder: string,
  scripts: string[],
  { site, ports, backends }: SiteAddresses,
): string {
  const { [name]: backend } = backends;
  const services = Object.entries(backend?.proxy ?? {});
  const group = name === 'shell' ? undefined : name;
  const policyOf = (worker: boolean) => contentSecurityPolicy(scripts, site, { group, worker });
  const withWorker = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && readFileSync(path.join(folder, file), 'utf8').includes(WITH_WORKER),
  );
  const own = name.replaceAll('-', '_');
  const { Vary: _, ...common } = COMMON_HEADERS;
  const headers = {
    ...common,
    ...(group && { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }),
    'Cache-Control': `$${own}_cache`,
    // nginx sends no header whose value is empty.
    'Content-Security-Policy': `$${own}_policy`,
    'Permissions-Policy': `$${own}_permissions`,
  };
  return `# ${name}: made by \`npm run nginx\`.
map $uri $${own}_of_file {
  default no-cache;
  "~\\.[0-9a-f]{8,}\\.[^/]*$" "public, max-age=31536000, immutable";
}
map $status $${own}_cache {
  default $${own}_of_file;
  ~^[45] no-store;
}
map $uri $${own}_of_document {
  default "${policyOf(false)}";
${withWorker
  .map(
    (file) => `  "/${file}" "${policyOf(true)}";
`,
  )
  .join('')}}
map $sent_http_content_type $${own}_policy {
  ~^text/html $${own}_of_document;
}
map $sent_http_content_type $${own}_permissions {
  ~^text/html "${PERMISSIONS_POLICY}";
}
server {
  listen ${ports[name]};
  server_name ${new URL(group ? (site.remotes.find((remote) => remote.name === name)?.url ?? '') : site.shell).hostname};
  root ${path.resolve(folder)};
  gzip_static on;
${Object.entries(headers)
  .map(([header, value]) => `  add_header ${header} ${value.startsWith('$') ? value : `"${value}"`} always;\n`)
  .join('')}  # The records of publish:remote.
  location ~ /\\. {
    return 404;
  }
  # A page has no dot in its path. Anything else is a file, and never HTML.
  location / {
    try_files $uri /index.html;
  }
  location ~ "\\.|${FOLDER_OF_FILES.source.replaceAll('\\/', '/')}" {
    try_files $uri =404;
  }
${services
  .map(
    ([service, address]) => `  location ^~ /${service}/ {
    proxy_pass ${address}/;
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $http_connection;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
`,
  )
  .join('')}}
`;
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { allowPositionals: true }, ({ positionals: [name, folder, ...rest] }) => {
    if (!name || !folder || rest.length > 0) throw new Error('Name a group and a folder. --help shows how.');
    const [workspace] = workspacesNamed([name]) as [Workspace];
    const addresses = siteFromEnvironment();
    const scripts = writeDocument(path.join(workspace.directory, 'dist'), workspace.name, addresses.site);
    console.log(nginxFor(workspace.name, folder, scripts, addresses));
  });
}
