import * as v from 'valibot';
import { ENGINES, type Engine, TOOLS } from './practice.ts';
import { described, describedText } from './task.ts';

/** What people ask of a test tool, in the order of `/tools`. A demo says in `demo.ts` which of its tasks need one. */
export const CAPABILITIES = {
  dialogs: 'Answer alert, confirm and prompt',
  'before-leaving': 'Answer the question before leaving',
  'top-layer': 'Native dialogs and popovers',
  print: 'Print a page',
  frames: 'Frames of the same origin',
  'other-origin-frames': 'Frames of other origins',
  'shadow-roots': 'Open shadow roots',
  'closed-roots': 'Closed shadow roots',
  windows: 'Several windows and tabs',
  history: 'Back, forward and reload',
  downloads: 'Downloads',
  uploads: 'Uploads',
  folders: 'Uploads of a folder',
  'file-pickers': 'Open and save files by a picker',
  'file-drops': 'Drop a file from outside',
  clipboard: 'Clipboard and paste',
  'native-drag': 'Drag by data transfer',
  'pointer-drag': 'Drag by the pointer',
  hover: 'Hover',
  'mouse-buttons': 'Every mouse button, double and triple click',
  'long-press': 'Hold a button or key',
  wheel: 'Wheel and pinch on a trackpad',
  touch: 'Touch',
  'held-pointer': 'Full screen and pointer lock',
  moving: 'Elements that move',
  transformed: 'Elements that are rotated, zoomed or clipped',
  canvas: 'Places on a canvas',
  scrolling: 'Panels and lists that scroll',
  actionability: 'Wait until an element is ready',
  'rich-text': 'Editors of rich text',
  'input-methods': 'Input methods',
  emojis: 'Type emojis',
  'date-fields': 'Fields for dates, colours and ranges',
  selects: 'Lists of choices',
  camera: 'Camera',
  microphone: 'Microphone',
  'screen-sharing': 'Share the screen',
  position: 'Position',
  notifications: 'Permission for notifications',
  passkeys: 'Passkeys',
  'http-login': 'Login by HTTP: basic, digest and bearer',
  'sign-in-providers': 'Sign in with a provider',
  'browser-accounts': 'Choose an account in a dialog of the browser',
  mail: 'Codes in mails',
  requests: 'Answer and change requests',
  offline: 'Without a network',
  'service-workers': 'Service workers',
  storage: 'Cookies and storage',
  streams: 'WebSocket and event streams',
  'media-features': 'Dark colours and reduced motion',
  viewport: 'Size of the window',
  locale: 'Language and time zone',
  'without-scripts': 'Without scripts',
  'page-errors': 'Errors, console and policy reports',
  memory: 'Memory and listeners of a page',
  pictures: 'Text in pictures and QR codes',
  pdf: 'PDF in the page',
  media: 'Video and audio',
} as const;

export type Capability = keyof typeof CAPABILITIES;

const Result = described(
  v.object({
    result: v.picklist(['passes', 'failed', 'not run', 'workaround', 'impossible']),
    reason: v.optional(describedText('What is unusual, or why it cannot be done.')),
  }),
  'The result of the solution of a task in a tool and an engine.',
);
/** The results of a task, by tool. Leaves out other engines. */
export const Results = v.record(v.string(), v.partial(v.object(v.entriesFromList(ENGINES, Result))));

/** The last run of a tool in an engine. */
const ToolRun = v.object({
  /** One of `TOOLS`, or with a `name` a tool whose makers ran their own solutions. */
  tool: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  name: v.optional(v.string()),
  engine: v.picklist(ENGINES),
  version: v.string(),
  browser: v.string(),
  /** `2026-11-25` */
  date: v.string(),
  /** The date of the oldest result, if the last run was not of all solutions. */
  since: v.optional(v.string()),
});

export type ToolRun = v.InferOutput<typeof ToolRun>;

const Station = v.object({
  capability: v.string(),
  /** The title of the page. */
  page: v.string(),
  task: v.string(),
  goal: v.string(),
  /** The address of the task in the shell. */
  address: v.pipe(v.string(), v.startsWith('/')),
  results: Results,
});

/** What a group publishes of the results of its solutions, in `practice/tools.<hash>.json`. */
const ToolsFile = v.object({ runs: v.array(ToolRun), stations: v.array(Station) });

export type ToolsFile = v.InferOutput<typeof ToolsFile>;

/** Throws if a group's file has another form. Leaves out runs of tools that have no name here. */
export function readTools(body: unknown): ToolsFile {
  const file = { ...(body as ToolsFile), ...(body as { next?: ToolsFile }).next };
  const hasName = ({ tool, name }: ToolRun) => name || TOOLS.some((one) => one === tool);
  return v.parse(ToolsFile, { ...file, runs: file.runs.filter((run) => v.is(ToolRun, run) && hasName(run)) });
}

/** What a tool can do in an engine. `partly`: it passes at some stations, and not, or not yet, at others. */
export type Support = 'works' | 'workaround' | 'partly' | 'impossible' | 'fails' | 'not tried';

/** The shell's `/tools.json`: by capability, what each tool did in each engine. */
export interface Tools {
  runs: ToolRun[];
  capabilities: {
    id: string;
    name: string;
    verdicts: Record<string, Partial<Record<Engine, Support>>>;
    stations: Omit<v.InferOutput<typeof Station>, 'capability'>[];
  }[];
}

/** Capabilities that no group here has a station for are left out. */
export function toolsOf(files: ToolsFile[]): Tools {
  const runs = new Map(files.flatMap((file) => file.runs).map((run) => [JSON.stringify(run), run]));
  const tools = new Set([...TOOLS, ...[...runs.values()].map(({ tool }) => tool)]);
  const all = files.flatMap((file) => file.stations);
  const capabilities = Object.entries(CAPABILITIES).flatMap(([id, name]) => {
    const stations = all.filter(({ capability }) => capability === id).map(({ capability: _, ...station }) => station);
    const verdicts = Object.fromEntries(
      [...tools].map((tool) => [
        tool,
        Object.fromEntries(ENGINES.map((engine) => [engine, verdict(stations, tool, engine)])),
      ]),
    );
    return stations.length > 0 ? [{ id, name, verdicts, stations }] : [];
  });
  return { runs: [...runs.values()], capabilities };
}

function verdict(stations: Pick<v.InferOutput<typeof Station>, 'results'>[], tool: string, engine: Engine): Support {
  const results = new Set(stations.map((station) => station.results[tool]?.[engine]?.result ?? 'not run'));
  const passes = results.has('passes') || results.has('workaround');
  const others = (['impossible', 'failed', 'not run'] as const).filter((result) => results.has(result));
  if (passes) return others.length > 0 ? 'partly' : results.has('workaround') ? 'workaround' : 'works';
  return ({ impossible: 'impossible', failed: 'fails', 'not run': 'not tried' } as const)[others[0] ?? 'not run'];
}
