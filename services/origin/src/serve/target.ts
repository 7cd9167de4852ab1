import { FOLDER_OF_FILES } from '../../../../shared/contract/routes.ts';

/** The kind of thing at a path, and the file that answers it. */
export interface Target {
  kind: 'document' | 'manifest' | 'file' | 'nothing' | 'malformed';
  file: string;
}

/**
 * Reads a decoded path; slashes at its start do not count. If it has no dot, it is a page, which `index.html` shows. Any other path is a
 * file, so a missing script never comes back as HTML. Nor does a call below the name of one of the `services`.
 */
export function targetOf(pathname: string, services: string[] = []): Target {
  const path = pathname.replace(/^\/+/, '');
  const segments = path.split('/');
  // Java's servers read `..;` as `..`.
  if (segments.some((segment) => /^\.\.?($|;)|[\\\0]/.test(segment))) return { kind: 'malformed', file: '' };
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'nothing', file: '' };
  const [first = '', ...below] = segments;
  const isCall = below.length > 0 && services.includes(first);
  if (!path.includes('.')) {
    const isPage = !isCall && !FOLDER_OF_FILES.test(`/${path}`);
    return isPage ? { kind: 'document', file: 'index.html' } : { kind: 'nothing', file: '' };
  }
  const last = segments.at(-1) ?? '';
  if (/\.html?$/i.test(last)) return { kind: 'document', file: path };
  return { kind: last === 'mf-manifest.json' ? 'manifest' : 'file', file: path };
}
