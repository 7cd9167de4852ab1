import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Makes `?fault=` apply to webpack's own requests. Under a fault, the page has the global `faultyAddress` (shared/src/underFault.ts). */
export function codeUnderFault(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('code-under-fault', (compilation) => {
    const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
    createScript.tap('code-under-fault', (source) => {
      return `${source}if (globalThis.faultyAddress) script.src = faultyAddress(url);`;
    });
    const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
    beforeTagInsert.tap('code-under-fault', (source, { tag, href }) => {
      return `${source}if (globalThis.faultyAddress) ${tag}.href = faultyAddress(${href});`;
    });
  });
}
