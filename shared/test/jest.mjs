import { readdirSync } from 'node:fs';

/** TypeScript and modules, as Jest reads them. */
export const transform = {
  '\\.m?[jt]sx?$': [
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

/** Servers at their limits, and programs that are started whole: `npm test` leaves these files to `--all`. */
const leftOut = process.env.PLAYGROUND_LONG === 'no' ? ['\\.long\\.test\\.ts$'] : [];

/** The groups in the `remotes` of a project: the pages, and the server parts of their demos. */
export const groups = (project) =>
  readdirSync(`${project}/remotes`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      page(name, `${project}/remotes/${name}`),
      { ...node(name, `${project}/remotes/${name}`), testMatch: ['<rootDir>/src/*/{server.test.ts,server/*.test.ts}'] },
    ]);

/** The pages: React in a simulated document, with Node's own fetch, Request and streams beside it. */
export const page = (displayName, directory) => ({
  displayName,
  rootDir: directory,
  transform: {
    ...transform,
    '\\.svelte$': `${import.meta.dirname}/../../scripts/build/svelte.cjs`,
    '\\.vue$': `${import.meta.dirname}/../../scripts/build/vue.cjs`,
  },
  testEnvironment: 'jest-fixed-jsdom',
  globals: { __DEVELOPMENT__: false, __CALLS__: ['send-email', 'verify-code', 'reverse'] },
  testMatch: ['<rootDir>/{src,shared}/**/*.test.{ts,tsx}'],
  // The solutions are run by their own tools, over the built site.
  testPathIgnorePatterns: ['/node_modules/', '/solutions/', '/src/[^/]+/server[./]', ...leftOut],
  // Packages that are ES modules only become CommonJS, as our own files do.
  transformIgnorePatterns: [
    '/node_modules/(?!@?lit[/-]|svelte/|esm-env/|@tanstack/|@formatjs/|intl-messageformat/|oauth4webapi/|@playground/)',
  ],
  setupFilesAfterEnv: [`${import.meta.dirname}/setup.ts`],
  moduleNameMapper: {
    // Without a bundler, the name leads to the code for servers.
    '^svelte$': '<rootDir>/../../node_modules/svelte/src/index-client.js',
    '\\.module\\.css$': `${import.meta.dirname}/cssModule.cjs`,
    '\\.css$': `${import.meta.dirname}/file.cjs`,
    '\\?raw$': `${import.meta.dirname}/file.cjs`,
    '/assets/[^/]+$': `${import.meta.dirname}/file.cjs`,
    '\\.(png|svg|mp4|wav|pdf)$': `${import.meta.dirname}/file.cjs`,
  },
});

/** What runs in Node itself. */
export const node = (displayName, directory) => ({
  displayName,
  rootDir: directory,
  transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...leftOut],
  // Packages that are ES modules only become CommonJS, as our own files do.
  transformIgnorePatterns: [
    '/node_modules/(?!(@playground|httpxy|iron-webcrypto|oidc-provider|jose|uint8array-extras|file-type|strtok3|token-types|@tokenizer|@borewit|kdbush|geokdbush|tinyqueue)/)',
  ],
});
