import { type Group, loadGroup } from './catalogue';
import { Unavailable } from './Unavailable';

/** The groups that did not answer, each with a way to ask it again. `what` says what a group's absence means here. */
export function AwayGroups({ groups, what }: { groups: Group[]; what: (title: string) => string }) {
  return groups.map(
    ({ config, state, fault }) =>
      state === 'failed' &&
      fault && (
        <Unavailable key={config.name} what={what(config.title)} fault={fault} onRetry={() => loadGroup(config)} />
      ),
  );
}
