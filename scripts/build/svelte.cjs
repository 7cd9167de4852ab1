// Compiles components of Svelte, for webpack and for Jest. The runtime then needs no compiler, and the page no eval.
const { createRequire } = require('node:module');

/** Its Svelte is that of the component's group. This package brings none. */
function compile(source, file) {
  const { css, js } = createRequire(file)('svelte/compiler').compile(source, {
    filename: file,
    generate: 'client',
    css: 'external',
    dev: false,
  });
  if (css) throw new Error(`${file}: the styles are not used. Put them into a .module.css and import it.`);
  return js.code;
}

module.exports = function loader(source) {
  return compile(source, this.resourcePath);
};

module.exports.process = (source, filename) =>
  require('@swc/core').transformSync(compile(source, filename), {
    filename,
    jsc: { target: 'es2022' },
    module: { type: 'commonjs' },
  });
