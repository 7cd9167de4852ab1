import { type Lazy, lazily, useLazy } from '@playground/kit/useLazy';
import type { ComponentType } from 'react';
import { deadline, inTime } from '../fetch/deadline';
import { Failure } from '../fetch/Failure';
import { fetchGroup, type Group } from '../fetch/groups';
import { Unavailable } from '../parts/Unavailable';
import { Waiting } from '../parts/Waiting';
import { Frame, type FrameProps } from './Frame';

/** Loads what is in the frame of a page. `code` names the page in failures. */
export function contentsOf<Props>(code: string, load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazily(() =>
    inTime(deadline(), load, () => new Failure(`${code}_TIMEOUT`, 'Its files did not arrive in time.')).catch(
      (error) => {
        throw Failure.from(error, code);
      },
    ),
  );
}

interface Props<Contents> extends Omit<FrameProps, 'practice' | 'path' | 'children'> {
  title: string;
  /** The page in a sentence: 'The guide'. */
  what: string;
  settled: boolean;
  contents: Lazy<Contents>;
  props: Contents;
}

/** A page of the shell itself. What is in its frame is a chunk. */
export function OwnPage<Contents extends object>({ what, contents, props, settled, ...frame }: Props<Contents>) {
  const { component: Component, error, trying, retry } = useLazy(contents);
  return (
    <Frame {...frame} settled={Component ? settled : !trying}>
      {Component ? (
        <Component {...props} />
      ) : error ? (
        <Unavailable
          what={`${what} could not be loaded.`}
          failures={[error as Failure]}
          trying={trying}
          onRetry={retry}
        />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

/** The groups that did not answer. */
export function AwayGroups({ groups }: { groups: Group[] }) {
  return groups.map(
    ({ config, failure, trying }) =>
      failure && (
        <Unavailable
          key={config.name}
          what={`The group ‘${config.title}’ is not available right now.`}
          failures={[failure]}
          trying={trying}
          onRetry={() => fetchGroup(config)}
        />
      ),
  );
}
