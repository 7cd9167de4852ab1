// Compiles components of Vue, for webpack and for Jest. The runtime then needs no compiler, and the page no eval.
const { createRequire } = require('node:module');

/** Its Vue is that of the component's group. This package brings none. */
function compile(source, filename) {
  const { parse, compileScript, compileTemplate } = createRequire(filename)('vue/compiler-sfc');
  const { descriptor, errors } = parse(source, { filename });
  const { script, scriptSetup, template, styles } = descriptor;
  if (errors.length > 0) throw errors[0];
  if (styles.length > 0)
    throw new Error(`${filename}: the styles are not used. Put them into a .module.css and import it.`);
  const options = { id: filename, inlineTemplate: true, genDefaultAs: 'component' };
  const code = script || scriptSetup ? compileScript(descriptor, options).content : 'const component = {};';
  // Vue puts the template into the function of a `<script setup>`.
  if (scriptSetup || !template) return `${code}\nexport default component;`;
  const rendered = compileTemplate({ source: template.content, filename, id: filename });
  if (rendered.errors.length > 0) throw rendered.errors[0];
  return `${code}\n${rendered.code}\nexport default Object.assign(component, { render });`;
}

module.exports = function loader(source) {
  return compile(source, this.resourcePath);
};

module.exports.process = (source, filename) =>
  require('@swc/core').transformSync(compile(source, filename), {
    filename,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
