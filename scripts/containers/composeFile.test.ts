import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/project/folders.ts';

interface Service {
  profiles: string[];
  image: string;
  build?: { target?: string; args: Record<string, string> };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  [key: string]: unknown;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const groups = (JSON.parse(read('hosts/shell/remotes.json')) as { name: string }[]).map(({ name }) => name);
const { version } = JSON.parse(read('package.json')) as { version: string };
const service = (name: string) => services[name] as Service;

test.each(['shell', ...groups])(
  '%s has one container, or two behind the proxy, and a volume for its builds',
  (name) => {
    for (const [called, profile] of [
      [name, 'single'],
      [`${name}-1`, 'scale'],
      [`${name}-2`, 'scale'],
    ] as const) {
      const { profiles, environment, volumes: mounted } = service(called);
      expect(profiles).toEqual([profile]);
      expect(environment).toMatchObject({ WORKSPACE: name, FILES: '/files', FAULTS: `\${FAULTS:-}` });
      expect(mounted).toEqual([`${name}-files:/files`]);
    }
    expect(volumes).toHaveProperty(`${name}-files`);
    const port = /:-(\d+)\}:8080$/.exec(service(name).ports?.[0] ?? '')?.[1];
    expect(read('deploy/Caddyfile')).toContain(`:${port} {\n\timport replicas ${name} 8080\n}`);
    expect(service('proxy').ports).toContain(`\${BIND:-127.0.0.1}:\${${name.toUpperCase()}_PORT:-${port}}:${port}`);
  },
);

test('one container of the whole site has all ports, and the settings of its parts', () => {
  const { profiles, build, ports, environment } = service('all');
  expect(profiles).toEqual(['one']);
  expect(build).toMatchObject({ target: 'all' });
  const single = Object.values(services).filter(({ profiles }) => profiles.includes('single'));
  const outside = (all: string[] = []) => all.map((one) => one.replace(/:\d+$/, '')).sort();
  expect(outside(ports)).toEqual(outside(single.flatMap((one) => one.ports ?? [])));
  for (const one of ports ?? []) expect(one).toMatch(/:-(\d+)\}:\1$/);
  expect(environment).toMatchObject({ FAULTS: `\${FAULTS:-}`, TRUST_PROXY: `\${TRUST_PROXY:-}` });
});

test.each([...groups, 'api'])('%s knows how many proxies are in front of it', (name) => {
  expect(service(name).environment).toMatchObject({ TRUST_PROXY: `\${TRUST_PROXY:-}` });
  for (const replica of [1, 2]) expect(service(`${name}-${replica}`).environment).toMatchObject({ TRUST_PROXY: 1 });
});

test('the API has two replicas that share a store and a secret', () => {
  expect(service('api-1').environment).toMatchObject({ REPLICAS: 2, REDIS_URL: 'redis://store:6379' });
  expect(service('api').environment).toHaveProperty('FAULTS');
  expect(service('api-2')).toEqual(service('api-1'));
});

test.each(Object.keys(services))('%s is hardened, and its memory and processes are limited', (name) => {
  expect(service(name)).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+m$/),
    pids_limit: expect.any(Number),
  });
});

test.each(Object.keys(services).filter((name) => services[name]?.build))(
  'the image of %s has a version in its name',
  (name) => {
    const { image, build, pull_policy } = service(name);
    // A stranger may own the image of this name in a public registry.
    expect(pull_policy).toBe(`\${PULL_POLICY:-never}`);
    const [, tag] = /^\$\{REGISTRY:-playground\}\/[a-z]+:\$\{TAG:-(.+)\}$/.exec(image) ?? [];
    expect(tag).toBe(version);
    expect(build?.args).toMatchObject({ VERSION: `\${VERSION:-${version}}`, REVISION: expect.any(String) });
  },
);

test('a release has the version of package.json, and names its base image by digest', () => {
  expect(read('deploy/release.env')).toContain(`\nVERSION=${version}\n`);
  expect(read('deploy/release.env')).toMatch(/^NODE_IMAGE=node:24-slim@sha256:[0-9a-f]{64}$/m);
});
