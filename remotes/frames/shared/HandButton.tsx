import { isByHand } from '@playground/kit/stations/ByHand';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  id: string;
  missed: (what: string) => void;
  /** A person pressed it. If a script does, that is a miss. */
  onPress: () => void;
}

export default function HandButton({ missed, onPress, ...button }: Props) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      {...button}
      onClick={(event) => isByHand(event, missed) && onPress()}
    />
  );
}
