import { createRequire } from 'node:module';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { AcceptedPlugin, Plugin } from 'postcss';
import postcssImport from 'postcss-import';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Removes the parts of Bootstrap that no source of the shell uses (docs/decisions/006-lean-shell.md). */
export function leanBootstrap(directory: string): RuleSetRule {
  return bootstrap(path.join(directory, 'src/draw/lean-bootstrap.css'), [
    purgeCss({
      content: [path.join(directory, 'src/**/*.{ts,tsx}')],
      // Each word of the guide's text would count as a class. These folders have other styles.
      skippedContentGlobs: ['guide', 'groups', 'tools', 'development'].map((folder) =>
        path.join(directory, 'src', folder, '**'),
      ),
      safelist: { greedy: [/data-bs-theme/] },
      keyframes: true,
    }),
  ]);
}

export function bootstrap(file: string, plugins: AcceptedPlugin[] = []): RuleSetRule {
  return {
    test: file,
    loader: require.resolve('postcss-loader'),
    // The import comes first. Otherwise css-loader would import Bootstrap after these plugins, unchanged.
    options: { postcssOptions: { plugins: [postcssImport(), LEGENDS_OF_FIELDSETS, ...plugins] } },
  };
}

/**
 * With Bootstrap's `legend + *`, a new row in a list makes the browser compute the styles of all other rows again. Our legends are
 * all in fieldsets, and a rule for these has no such cost.
 */
const LEGENDS_OF_FIELDSETS: Plugin = {
  postcssPlugin: 'legends-of-fieldsets',
  Once(css) {
    let found = false;
    css.walkRules('legend + *', (rule) => {
      rule.selector = 'fieldset > legend + *';
      found = true;
    });
    if (!found) throw new Error('Bootstrap no longer has a rule for `legend + *`. Remove the plugin that changes it.');
  },
};
