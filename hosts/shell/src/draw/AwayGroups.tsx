import { fetchGroup, type Group } from '../fetch/groups';
import { Unavailable } from '../parts/Unavailable';

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
