import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CopiedTool } from '../../shared/contract/practice.ts';
import { project, root } from '../../shared/project/folders.ts';
import { findOnPath } from '../../shared/test/findOnPath.ts';

const run = promisify(execFile);

/** An installation that takes longer is given up: nothing but these files needs it. */
const PATIENCE = 60_000;

const PACKAGES = path.join(root, 'e2e/tools/python/requirements.txt');
const POM = path.join(root, 'e2e/tools/java/pom.xml');

/** A folder of its own for each list of packages, so that an old one is never taken for a new one. */
const folderFor = (language: string, packages: string) =>
  path.join(project, '.cache', language, createHash('sha256').update(readFileSync(packages)).digest('hex').slice(0, 8));

export const pythonHere = () => path.join(folderFor('python', PACKAGES), 'bin/python');

const asked = new Map<() => Promise<string | undefined>, Promise<string | undefined>>();

/** Makes ready what runs a tool's files, once. Resolves with a sentence if this machine cannot run them. */
export async function whyNot(tool: CopiedTool): Promise<string | undefined> {
  const ask = tool === 'selenium-java' ? whyNoJava : whyNoPython;
  const answer = asked.get(ask) ?? ask();
  asked.set(ask, answer);
  return answer;
}

async function whyNoPython(): Promise<string | undefined> {
  const system = findOnPath(['python3']);
  if (!system) return 'This machine has no python3.';
  return problemOf('pip cannot install', folderFor('python', PACKAGES), async (folder) => {
    await run(system, ['-m', 'venv', folder], { timeout: PATIENCE });
    const install = ['-m', 'pip', 'install', '--quiet', '--retries=1', '--timeout=10', '-r', PACKAGES];
    await run(pythonHere(), install, { timeout: PATIENCE });
  });
}

/** Maven keeps what it fetches for all projects, so it is asked once, in a copy of ours. */
async function whyNoJava(): Promise<string | undefined> {
  if (!findOnPath(['javac']) || !findOnPath(['mvn'])) return 'This machine has no JDK, or no Maven.';
  return problemOf('Maven cannot fetch', folderFor('java', POM), async (folder) => {
    cpSync(path.dirname(POM), folder, { recursive: true });
    await run('mvn', ['-q', '-B', 'test-compile'], { cwd: folder, timeout: PATIENCE });
  });
}

/** Lets `make` fill a folder, unless it has done so before. Resolves with what went wrong. */
async function problemOf(what: string, folder: string, make: (folder: string) => Promise<void>) {
  const ready = path.join(folder, 'ready');
  if (existsSync(ready)) return;
  try {
    await make(folder);
    writeFileSync(ready, '');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `${what} what they need: ${firstError(error)}`;
  }
}

/** Of all that pip or Maven printed. */
function firstError(error: unknown): string {
  const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
  return `${stdout}\n${stderr}`.split('\n').find((line) => /error/i.test(line)) ?? message;
}

/** The version of a tool that its files run with. */
export function pinnedVersion(tool: CopiedTool): string {
  const [file, version] =
    tool === 'selenium-java'
      ? [POM, /selenium-java<\/artifactId>\s*<version>([^<]+)/]
      : [PACKAGES, RegExp(`^${tool.replace('-python', '')}==(.+)$`, 'm')];
  return version.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
