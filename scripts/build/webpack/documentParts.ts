import { createRequire } from 'node:module';
import webpack from 'webpack';
import { renderDocument } from '../../../services/origin/src/render/document.ts';
import { type Chunk, DOCUMENT_PARTS_FILE, type DocumentParts } from '../../../shared/contract/document.ts';
import { CONTRACT } from '../../../shared/contract/manifest.ts';
import { SHARED } from '../../../shared/contract/sharing.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';

const require = createRequire(import.meta.url);

/** The chunk with the part of Bootstrap that the shell needs. */
export const LEAN = 'lean';

const NO_ADDRESSES: SiteConfig = { shell: '', remotes: [], services: { mail: '', geocoder: '', inbox: '' } };

/** Writes the parts of a build's document. The code of the entries `theme` and `early` goes into the document itself. */
export function documentParts(more: Pick<DocumentParts, 'opensContainer'> = {}): (compiler: webpack.Compiler) => void {
  return (compiler) => {
    compiler.hooks.thisCompilation.tap('document-parts', (compilation) => {
      // At this stage, the names of the files have their hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'document-parts', stage }, () => {
        const parts = { ...partsOf(compilation), ...more };
        const emit = (name: string, text: string) => compilation.emitAsset(name, new webpack.sources.RawSource(text));
        emit(DOCUMENT_PARTS_FILE, JSON.stringify(parts));
        // It has no addresses, because they come from the environment of the server.
        emit('index.html', renderDocument(parts, NO_ADDRESSES, { name: '' }).html);
      });
    });
  };
}

/** `19.3.1` for `react/jsx-runtime`. */
function versionOf(module: string): string {
  return require(`${module.split('/')[0]}/package.json`).version;
}

function partsOf(compilation: webpack.Compilation): DocumentParts {
  const filesOf = (chunk: string, ending: string) =>
    [...(compilation.namedChunks.get(chunk)?.files ?? [])].flatMap((name) => (name.endsWith(ending) ? `/${name}` : []));
  const [main = ''] = filesOf('main', '.js');
  const [home] = filesOf('home', '.js');
  const chunk = (name: string): Chunk[] =>
    filesOf(name, '.js').map((script) => ({ script, styles: filesOf(name, '.css') }));
  const [federation] = chunk('federation');
  const [conditions] = chunk('conditions');
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
    title: 'Playground',
    theme: inline('theme'),
    ...(early && { early }),
    main,
    styles: filesOf('main', '.css'),
    homeStyles: filesOf(LEAN, '.css'),
    ...(home && { home }),
    ...(federation && { shared: Object.fromEntries(SHARED.map((module) => [module, versionOf(module)])) }),
    ...(federation && { federation }),
    ...(conditions && { conditions }),
  };
}
