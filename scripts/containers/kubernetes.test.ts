import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { LARGEST_BODY } from '../../services/api/src/limits.ts';
import { root } from '../../shared/project/folders.ts';

const folder = path.join(root, 'deploy/kubernetes');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const GROUPS: string[] = JSON.parse(readFileSync(path.join(root, 'hosts/shell/remotes.json'), 'utf8')).map(
  ({ name }: { name: string }) => name,
);

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own fields, and the published schemas check them.
type Fields = any;
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: Fields;
  data: Record<string, string>;
}

const resourcesIn = (text: string): Resource[] => parseAllDocuments(text).map((document) => document.toJS());
/** The resources of the shell or of a group. Their base has this name and label for all of them. */
const resourcesOf = (name: string) => resourcesIn(read('origin/origin.yaml').replace(/\borigin\b/g, name));
const ORIGINS = ['shell', ...GROUPS];
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
const all = [...files.map(read).flatMap(resourcesIn), ...ORIGINS.flatMap(resourcesOf)];
/** Kustomize makes a ConfigMap of these. */
const site: Record<string, string> = parseEnv(read('site.env')) as Record<string, string>;
const ofKind = (kind: string) => all.filter((resource) => resource.kind === kind);
const deployments = ofKind('Deployment');
const withPods = [...deployments, ...ofKind('StatefulSet')];
const named = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`;
const containerOf = ({ spec }: Resource): Fields => spec.template.spec.containers[0];

test('the kustomizations of the shell and of each group differ only in the name', () => {
  const [shell = '', ...others] = ORIGINS.map((name) => read(`${name}/kustomization.yaml`));
  expect(others).toEqual(GROUPS.map((name) => shell.replace(/\bshell\b/g, name)));
});

test('all files are applied, except the template of the secret', () => {
  const applied = [...files.filter((file) => file !== 'secret.yaml'), ...ORIGINS];
  expect(parse(read('kustomization.yaml')).resources.sort()).toEqual(applied.sort());
});

const withKubectl = spawnSync('kubectl', ['version', '--client']).error ? test.skip : test;

/** What kustomize makes of a folder, without the hash in the name of the ConfigMap, and this hash. */
function kustomized(directory: string) {
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', directory], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const [, hash] = /name: site-(\w+)/.exec(stdout) ?? [];
  const resources = resourcesIn(stdout.replaceAll(`name: site-${hash}`, 'name: site'));
  return { hash, made: new Map(resources.map((resource) => [named(resource), resource])) };
}

withKubectl('kustomize makes these resources', () => {
  const { made } = kustomized(folder);
  const wanted = all.filter(({ kind }) => kind !== 'Secret');
  expect([...made.keys()].sort()).toEqual(['ConfigMap site', ...wanted.map(named)].sort());
  for (const resource of wanted) expect(made.get(named(resource))).toMatchObject(resource);
  expect(made.get('ConfigMap site')?.data).toEqual(site);
});

withKubectl(
  'the overlay in docs/deploy.md has the images and addresses of its owner, and a change restarts all pods',
  () => {
    const place = mkdtempSync(path.join(tmpdir(), 'playground-overlay-'));
    const own = path.join(place, 'own');
    cpSync(folder, path.join(place, 'playground/deploy/kubernetes'), { recursive: true });
    mkdirSync(own);
    const [, overlay = ''] =
      /```yaml\n(# kustomization\.yaml.*?)```/s.exec(readFileSync(path.join(root, 'docs/deploy.md'), 'utf8')) ?? [];
    writeFileSync(path.join(own, 'kustomization.yaml'), overlay);
    writeFileSync(
      path.join(own, 'ingress.yaml'),
      read('ingress.yaml').replaceAll('play.example.com', 'play.example.org'),
    );
    const withShellAt = (url: string) => {
      writeFileSync(path.join(own, 'site.env'), `SHELL_URL=${url}\n`);
      return kustomized(own);
    };
    const { made, hash } = withShellAt('https://play.example.org');
    expect(withShellAt('https://other.example.org').hash).not.toBe(hash);
    rmSync(place, { recursive: true });
    expect(made.get('ConfigMap site')?.data).toEqual({ ...site, SHELL_URL: 'https://play.example.org' });
    expect(made.get('Ingress playground')?.spec.rules[0].host).toBe('play.example.org');
    for (const resource of made.values()) {
      if (resource.kind !== 'Deployment') continue;
      const { image, envFrom } = containerOf(resource);
      expect(image).toBe(`registry.example/playground/${resource.metadata.name}:0.1.0`);
      expect(envFrom).toEqual([{ configMapRef: { name: 'site' } }]);
    }
  },
);

test('the store is asked by its own client, and its password is in no argument', () => {
  const [store] = ofKind('StatefulSet');
  const { command, env, livenessProbe, readinessProbe } = containerOf(store as Resource);
  // Kubernetes puts the value in place of $(NAME). A shell reads $NAME itself.
  expect(command.join(' ')).not.toContain('$(');
  const [shell, , script] = command;
  const told = spawnSync(shell, ['-c', script.replace('valkey-server -', 'cat').replace(/ --.*(?=<<)/, '')], {
    encoding: 'utf8',
    env: { ...process.env, STORE_PASSWORD: 'secret' },
  });
  expect(told.stdout).toBe('requirepass secret\n');
  expect(env.map(({ name }: Fields) => name)).toEqual(['STORE_PASSWORD', 'REDISCLI_AUTH']);
  for (const probe of [livenessProbe, readinessProbe]) expect(probe.exec.command).toEqual(['valkey-cli', '-e', 'ping']);
});

test('pods reach only what a policy names', () => {
  const policies = Object.fromEntries(ofKind('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec]));
  expect(policies['nothing-else']).toMatchObject({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  expect(policies.store.ingress).toMatchObject([
    { from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'api' } } }], ports: [{ port: 'redis' }] },
  ]);
  const opened = policies.visitors.ingress[0].ports.map(({ port }: Fields) => port);
  for (const { name } of deployments.flatMap((resource) => containerOf(resource).ports)) expect(opened).toContain(name);
});

test('browsers find each origin at the address that the site has for it', () => {
  const [ingress] = ofKind('Ingress');
  // Without a class, no controller may take it.
  expect(ingress?.spec.ingressClassName).toBe('nginx');
  const rules: [string, string][] = ingress?.spec.rules.map(({ host, http }: Fields) => {
    const { name, port } = http.paths[0].backend.service;
    return [`${(port.name === 'http' ? name : port.name).toUpperCase()}_URL`, `https://${host}`];
  });
  const isInternal = ([variable]: [string, unknown]) => variable.endsWith('_INTERNAL_URL');
  const { FAULTS, TRUST_PROXY, ...settings } = site;
  expect(FAULTS).toBe('on');
  // The Ingress is in front of all of them.
  expect(TRUST_PROXY).toBe('1');
  const addresses = Object.entries<string>(settings);
  const browsers = addresses.filter((address) => !isInternal(address));
  expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(browsers));
  expect(browsers).toHaveLength(GROUPS.length + 6);
  // The shell's server asks the services, which are called like the groups.
  expect(Object.fromEntries(addresses.filter(isInternal))).toEqual(
    Object.fromEntries(GROUPS.map((name) => [`${name.toUpperCase()}_INTERNAL_URL`, `http://${name}`])),
  );
  expect(ingress?.spec.tls[0].hosts.map((host: string) => `https://${host}`)).toEqual(rules.map(([, url]) => url));
});

test('an upload of the largest size passes the Ingress', () => {
  const [ingress] = ofKind('Ingress');
  const { 'nginx.ingress.kubernetes.io/proxy-body-size': most = '1m' } = ingress?.metadata.annotations ?? {};
  expect(Number(/^(\d+)m$/.exec(most)?.[1]) * 1024 * 1024).toBeGreaterThan(LARGEST_BODY);
});

test.each(withPods.map((resource) => [named(resource), resource] as const))(
  '%s runs without privileges',
  (_, { spec }) => {
    const pod = spec.template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      terminationGracePeriodSeconds: 30,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.containers).toHaveLength(1);
    expect(pod.containers[0]).toMatchObject({
      // Nobody can own a name below registry.invalid.
      image: expect.stringMatching(/^(registry\.invalid\/playground\/[a-z]+|valkey\/valkey):\d[\w.-]+$/),
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { cpu: expect.any(String), memory: expect.any(String) },
      },
    });
  },
);

test.each(deployments.map((resource) => [named(resource), resource] as const))(
  '%s has two replicas, and one of them always answers',
  (_, { metadata: { name }, spec }) => {
    const labels = { 'app.kubernetes.io/name': name };
    expect(spec).toMatchObject({
      replicas: 2,
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: { metadata: { labels } },
    });
    const { livenessProbe, readinessProbe, ports, env } = spec.template.spec.containers[0];
    expect(livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(ports).toContainEqual({ name: 'http', containerPort: 8080 });
    expect(env).toContainEqual({ name: 'DRAIN_MS', value: '5000' });
    const budget = ofKind('PodDisruptionBudget').find((resource) => resource.metadata.name === name);
    expect(budget?.spec).toMatchObject({ minAvailable: 1, selector: { matchLabels: labels } });
    const service = ofKind('Service').find((resource) => resource.metadata.name === name);
    expect(service?.spec.selector).toEqual(labels);
  },
);
