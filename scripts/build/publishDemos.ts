import { createHash } from 'node:crypto';
import Prism from 'prismjs';
import 'prismjs/components/prism-typescript.js';
import type { PracticeFile } from '../../shared/contract/catalogue.ts';
import { CONTRACT, type PublishedDemo, type PublishedIcons } from '../../shared/contract/manifest.ts';
import { type PublishedPractice, TOOLS, type Token } from '../../shared/contract/practice.ts';
import { forPrevious } from '../../shared/contract/previous.ts';
import { copiedSolution } from './copiedSolution.ts';
import type { DemoFolder, DemoPage } from './demoFolders.ts';
import { iconPaths } from './iconPaths.ts';

/**
 * What a group publishes of its demos: a part of its manifest, and files beside the manifest. Throws with the demo's folder if its icon
 * cannot be drawn.
 */
export function publishDemos(group: string, demos: DemoFolder[]): { metaData: object; files: Record<string, unknown> } {
  const published = publishedDemos(demos);
  const icons = iconsOf(demos);
  const iconsFile = `static/icons.${hashOf(icons)}.json`;
  const practices = demos.map((demo) => [demo.name, practiceOf(demo)] as const);
  // The hash in the names of the files in `practice/`.
  const practice = hashOf([practices, demos.map(({ obeyed }) => obeyed)]);
  const index = demos.map(({ name, tasks, solutions, matrix, obeyed: { conditions, calls } }) => {
    const tools = Object.keys(solutions) as PracticeFile[string]['tools'];
    return [name, { tasks, tools, matrix, conditions, faults: [group, ...calls] }];
  });
  return {
    metaData: forPrevious({ contract: CONTRACT, demos: published, icons: iconsFile, practice }),
    files: {
      [iconsFile]: icons,
      [`practice/index.${practice}.json`]: Object.fromEntries(index) satisfies PracticeFile,
      ...Object.fromEntries(practices.map(([name, content]) => [`practice/${name}.${practice}.json`, content])),
    },
  };
}

export function publishedDemos(demos: DemoFolder[]): PublishedDemo[] {
  return demos.map(({ demo, pages: [own, ...pages] }) => ({
    ...publishedPage(own as DemoPage),
    tags: demo.tags,
    beyond: demo.beyond ?? false,
    pages: pages.map(publishedPage),
  }));
}

const publishedPage = ({ file: _file, chunk: _chunk, ...page }: DemoPage) => page;

function practiceOf({ name, tasks, solutions, matrix }: DemoFolder): PublishedPractice {
  const code = TOOLS.flatMap((tool) => {
    const source = solutions[tool]?.source;
    return source ? [[tool, coloured(copiedSolution({ tool, demo: name, tasks, source }))]] : [];
  });
  return { tasks, solutions: Object.fromEntries(code), matrix };
}

/** Splits code into pieces that each have one colour or none. */
function coloured(source: string): Token[] {
  const tokens: Token[] = [];
  const walk = (stream: Prism.TokenStream, kind?: string): void => {
    if (typeof stream === 'string') tokens.push(kind ? [stream, kind] : [stream]);
    else if (Array.isArray(stream)) for (const part of stream) walk(part, kind);
    else walk(stream.content, stream.type);
  };
  walk(Prism.tokenize(source, Prism.languages.typescript as Prism.Grammar));
  return tokens;
}

function iconsOf(demos: DemoFolder[]): PublishedIcons {
  return Object.fromEntries(
    demos.map(({ folder, demo: { path, icon } }) => {
      const paths = iconPaths(icon);
      if (paths) return [path, paths];
      throw new Error(
        `${folder}: has the icon ${icon}, which Bootstrap Icons does not have, or does not draw with paths alone. ` +
          'The icons are listed at https://icons.getbootstrap.com, and lie in node_modules/bootstrap-icons/icons',
      );
    }),
  );
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
