import satisfies from 'semver/functions/satisfies.js';

/** The modules that the shell offers to groups. */
export const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** A module that a build shares, as `mf-manifest.json` has it. */
export interface SharedModule {
  name: string;
  /** The version that the build was made with. */
  version?: string | undefined;
  /** The versions that it works with: `^19.0.0`. */
  wanted?: string | undefined;
  /** Whether it accepts only one copy on a page. */
  singleton: boolean;
  /** Whether the build brings a copy. */
  brought: boolean;
}

/** Which copy of a module a group runs with. */
export interface Sharing extends SharedModule {
  /** The version that the shell offers. */
  offered?: string | undefined;
  /** The version that runs, and whose it is. Both are missing if no copy fits. */
  runs?: string | undefined;
  of?: 'shell' | 'group';
  why: string;
}

/** Follows the federation runtime: a copy that is there already is taken before another one is loaded. */
export function decide(module: SharedModule, offered: string | undefined): Sharing {
  const { wanted, version, singleton, brought } = module;
  const ofGroup = { runs: version, of: 'group' } as const;
  const ofShell = { runs: offered, of: 'shell' } as const;
  const decided = (): Pick<Sharing, 'runs' | 'of' | 'why'> => {
    if (offered === undefined && brought) return { ...ofGroup, why: 'The shell does not offer it.' };
    if (offered === undefined) return { why: 'The shell does not offer it, and the build brings no copy.' };
    if (!wanted || satisfies(offered, wanted))
      return { ...ofShell, why: `The shell has it already, and ${offered} fits ${wanted ?? 'any wish'}.` };
    if (!brought) return { why: `The shell's ${offered} does not fit ${wanted}, and the build brings no copy.` };
    // With `strictVersion`, which no manifest says, the runtime refuses it instead: then the page says SHARED_VERSION.
    if (singleton)
      return { ...ofShell, why: `Only one copy may run on a page, although ${offered} does not fit ${wanted}.` };
    return { ...ofGroup, why: `The shell's ${offered} does not fit ${wanted}.` };
  };
  return { ...module, offered, ...decided() };
}
