import webpack from 'webpack';
import { DOCUMENT_PARTS_FILE, type DocumentParts } from '../../../shared/contract/document.ts';
import { CONTRACT } from '../../../shared/contract/manifest.ts';

/** The chunk with the part of Bootstrap that the shell needs: a file of its own. */
export const LEAN = 'lean';

/** Writes what the document of a build is made of. The code of the entries `theme` and `early` goes into the document itself. */
export function documentParts(title: string): (compiler: webpack.Compiler) => void {
  return (compiler) => {
    compiler.hooks.thisCompilation.tap('document-parts', (compilation) => {
      // After names have got their hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'document-parts', stage }, () => {
        const parts = JSON.stringify(partsOf(compilation, title));
        compilation.emitAsset(DOCUMENT_PARTS_FILE, new webpack.sources.RawSource(parts));
      });
    });
  };
}

function partsOf(compilation: webpack.Compilation, title: string): DocumentParts {
  const filesOf = (chunk: string, ending: string) =>
    [...(compilation.namedChunks.get(chunk)?.files ?? [])]
      .filter((name) => name.endsWith(ending))
      .map((name) => `/${name}`);
  const [main = ''] = filesOf('main', '.js');
  const [federation] = filesOf('federation', '.js');
  const inline = (chunk: string) => {
    const [file] = filesOf(chunk, '.js');
    if (!file) return '';
    const code = String(compilation.getAsset(file.slice(1))?.source.source());
    compilation.deleteAsset(file.slice(1));
    return code;
  };
  const early = inline('early');
  return {
    contract: CONTRACT,
    title,
    theme: inline('theme'),
    ...(early && { early }),
    main,
    styles: filesOf('main', '.css'),
    homeStyles: filesOf(LEAN, '.css'),
    ...(federation && { federation: { script: federation, styles: filesOf('federation', '.css') } }),
  };
}
