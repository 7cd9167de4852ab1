// Bootstrap's CSS as the playground sends it (docs/decisions/006-lean-shell.md): in a layer of its own, so that it may come
// at any time and never wins over a page's own style; without the components that no page may use; and with the query
// `?shell`, only what the shell's own sources use, for the home page.
const path = require('node:path');
const postcss = require('postcss');
const { PurgeCSS } = require('purgecss');

// A contract, not today's usage: a group that ships alone can rely on all the rest. A test keeps them out of the sources.
const LEFT_OUT = require('./left-out.json');
const selector = new RegExp(`\\.(bs-)?(${LEFT_OUT.join('|')}|page-(link|item))\\b`);

module.exports = async function leanBootstrap(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((each) => !selector.test(each));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || (rule.name === 'keyframes' && /placeholder/.test(rule.params))) rule.remove();
  });
  const lean =
    this.resourceQuery === '?shell' ? await usedBy(this, 'hosts/shell/src', root.toString()) : root.toString();
  return `@layer bootstrap {\n${lean.replace(/^@charset[^;]*;/, '')}\n}`;
};

async function usedBy(loader, folder, css) {
  const sources = path.join(__dirname, '../..', folder);
  loader.addContextDependency(sources);
  const [{ css: used }] = await new PurgeCSS().purge({
    content: [`${sources}/**/*.tsx`],
    css: [{ raw: css }],
    safelist: { greedy: [/data-bs-theme/] },
    variables: false,
    keyframes: true,
  });
  return used;
}
