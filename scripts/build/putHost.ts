import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_PARTS_FILE } from '../../shared/contract/document.ts';
import { folderOf } from '../../shared/project/folders.ts';
import { STANDALONE } from './workspaces.ts';

/** Puts the program that opens the pages of a group on its own origin into the group's build, which any static host can then serve. */
export function putHost(dist: string, host = path.join(folderOf(STANDALONE), 'dist')): void {
  const [wanted, place] = [host, dist].map((folder) => path.join(folder, DOCUMENT_PARTS_FILE)) as [string, string];
  const parts = readFileSync(wanted, 'utf8');
  if (existsSync(place) && readFileSync(place, 'utf8') === parts) return;
  rmSync(path.join(dist, STANDALONE), { recursive: true, force: true });
  cpSync(path.join(host, STANDALONE), path.join(dist, STANDALONE), { recursive: true });
  // Last, because the document's files must be there before it.
  for (const file of ['index.html', DOCUMENT_PARTS_FILE])
    writeFileSync(path.join(dist, file), readFileSync(path.join(host, file)));
}
