interface Props {
  /** Names of values, and the values. Each value has an id of its own. */
  of: Record<string, { id: string; value: string }>;
}

/** What a station shows for its task. */
export default function Values({ of }: Props) {
  return (
    <ul className="list-unstyled">
      {Object.entries(of).map(([name, { id, value }]) => (
        <li key={id} className="text-break">
          {name}: <strong id={id}>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
