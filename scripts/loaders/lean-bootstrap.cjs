// Leaves out of Bootstrap's CSS the components that no page may use (docs/decisions/006-lean-shell.md).
const postcss = require('postcss');

/** A contract, not today's usage: a group that ships alone can rely on all the rest. A test keeps them out of the sources. */
const LEFT_OUT = [
  'accordion',
  'breadcrumb',
  'carousel',
  'navbar',
  'offcanvas',
  'pagination',
  'placeholder',
  'popover',
  'toast',
  'tooltip',
];
const selector = new RegExp(`\\.(bs-)?(${LEFT_OUT.join('|')}|page-(link|item))\\b`);

module.exports = function leanBootstrap(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((each) => !selector.test(each));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || (rule.name === 'keyframes' && /placeholder/.test(rule.params))) rule.remove();
  });
  return root.toString();
};
module.exports.LEFT_OUT = LEFT_OUT;
