import { Station } from '@playground/kit/stations/Station';
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
