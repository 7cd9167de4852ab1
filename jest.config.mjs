import { readdirSync } from 'node:fs';

const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const remotes = readdirSync(`${import.meta.dirname}/remotes`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The pages: React in a simulated document, with Node's own fetch, Request and streams beside it. */
export const page = (displayName, directory) => ({
  displayName,
  rootDir: directory,
  transform,
  testEnvironment: 'jest-fixed-jsdom',
  globals: { __DEVELOPMENT__: false },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // The solutions are run by their own tools, over the built site.
  testPathIgnorePatterns: ['/node_modules/', '/solutions/'],
  // Packages that are ES modules only become CommonJS, as our own files do.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
  setupFilesAfterEnv: [`${import.meta.dirname}/shared/test/setup.ts`],
  moduleNameMapper: {
    '\\.module\\.css$': `${import.meta.dirname}/shared/test/cssModule.cjs`,
    '\\.css$': `${import.meta.dirname}/shared/test/file.cjs`,
    '\\?raw$': `${import.meta.dirname}/shared/test/file.cjs`,
    '/assets/[^/]+$': `${import.meta.dirname}/shared/test/file.cjs`,
    '\\.(png|svg|mp4|wav|pdf)$': `${import.meta.dirname}/shared/test/file.cjs`,
  },
});

/** What runs in Node itself. */
const node = (displayName, directory) => ({
  displayName,
  rootDir: directory,
  transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Packages that are ES modules only become CommonJS, as our own files do.
  transformIgnorePatterns: ['/node_modules/(?!(iron-webcrypto|uint8array-extras|kdbush|geokdbush|tinyqueue)/)'],
});

export default {
  // A machine that builds beside the tests is slow, and a slow test is not a failed one.
  testTimeout: 90_000,
  projects: [
    { ...page('shared', 'shared'), testMatch: ['<rootDir>/{contract,src}/**/*.test.{ts,tsx}'] },
    {
      ...page('shell', 'hosts/shell'),
      setupFilesAfterEnv: [
        `${import.meta.dirname}/shared/test/setup.ts`,
        `${import.meta.dirname}/hosts/shell/test/document.ts`,
      ],
    },
    ...remotes.map((name) => page(name, `remotes/${name}`)),
    node('common', 'services/common'),
    node('static', 'services/static'),
    node('api', 'services/api'),
    { ...node('scripts', 'scripts'), modulePathIgnorePatterns: ['<rootDir>/new/templates/'] },
  ],
};
