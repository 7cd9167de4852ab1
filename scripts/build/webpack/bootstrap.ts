import { createRequire } from 'node:module';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { AcceptedPlugin, Plugin } from 'postcss';
import postcssImport from 'postcss-import';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Leaves out of Bootstrap what none of the shell's sources use (docs/decisions/006-lean-shell.md). */
export function leanBootstrap(directory: string): RuleSetRule {
  const sources = path.join(directory, 'src/**/*.{ts,tsx}');
  // Any word in it would be taken for a class. It has a style of its own.
  const prose = path.join(directory, 'src/guide/**');
  const development = path.join(directory, 'src/development/**');
  return bootstrap(path.join(directory, 'src/draw/lean-bootstrap.css'), [
    purgeCss({
      content: [sources],
      skippedContentGlobs: [prose, development],
      safelist: { greedy: [/data-bs-theme/] },
      keyframes: true,
    }),
  ]);
}

/** A file that imports Bootstrap, of which these plugins change something. */
export function bootstrap(file: string, plugins: AcceptedPlugin[] = []): RuleSetRule {
  return {
    test: file,
    loader: require.resolve('postcss-loader'),
    // Imported before anything is changed: css-loader would bring Bootstrap as a file of its own.
    options: { postcssOptions: { plugins: [postcssImport(), LEGENDS_OF_FIELDSETS, ...plugins] } },
  };
}

/**
 * Bootstrap's `legend + *` asks of every element what stands before it: one row that comes into a list, and the browser works out
 * the styles of all the others again. There are legends in fieldsets alone, and of what stands in none, nothing is asked then.
 */
const LEGENDS_OF_FIELDSETS: Plugin = {
  postcssPlugin: 'legends-of-fieldsets',
  Once(css) {
    let found = false;
    css.walkRules('legend + *', (rule) => {
      rule.selector = 'fieldset > legend + *';
      found = true;
    });
    if (!found) throw new Error('Bootstrap has no rule for `legend + *` any more: what changes it can go');
  },
};
