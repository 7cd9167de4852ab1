import { Station } from '@playground/shared/stations/Station';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof Station> {
  /** How one sees that it is done. */
  task: string;
}

export default function Panel({ task, children, ...station }: Props) {
  return (
    <Station {...station}>
      <p>{task}</p>
      {children}
    </Station>
  );
}
