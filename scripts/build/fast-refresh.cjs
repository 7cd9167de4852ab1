// A loader that ends a module with the calls that React's fast refresh needs. swc calls the two functions. They come last and are hoisted,
// so no line of the source moves. If the page has no development shell, they do nothing (hosts/shell/src/development/fastRefresh.ts).
const path = require('node:path');

module.exports = function fastRefresh(source, map) {
  const { workspace } = this.getOptions();
  const id = `${workspace} ${path.relative(this.rootContext, this.resourcePath)} `;
  const end = `
function $RefreshReg$(type, name) { globalThis.fastRefresh?.register(type, ${JSON.stringify(id)} + name); }
function $RefreshSig$() { return globalThis.fastRefresh?.signature() ?? ((type) => type); }
globalThis.fastRefresh?.accept(${JSON.stringify({ workspace, id })}, __webpack_module__.exports, {
  hot: import.meta.webpackHot,
  hash: () => __webpack_hash__,
});
`;
  this.callback(null, source + end, map);
};
