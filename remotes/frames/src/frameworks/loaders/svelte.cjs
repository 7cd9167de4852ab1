// Webpack loader: compiles a component of Svelte. The runtime then needs no compiler, and the page no eval.
const { compile } = require('svelte/compiler');

module.exports = function svelte(source) {
  return compile(source, { filename: this.resourcePath, generate: 'client', css: 'external', dev: false }).js.code;
};
