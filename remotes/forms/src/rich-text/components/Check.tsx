import { type Cause, isByHand } from '@playground/kit/stations/ByHand';

interface Props {
  id: string;
  /** The label of the button. */
  label: string;
  /** What is wrong; undefined if nothing is. */
  wrong: () => string | undefined;
  done: () => void;
  missed: (what: string) => void;
}

/** The button that ends a station. */
export default function Check({ id, label, wrong, done, missed }: Props) {
  const check = (cause: Cause) => {
    const why = wrong();
    if (why) missed(why);
    else if (isByHand(cause, missed)) done();
  };
  return (
    <button id={`check-${id}`} type="button" className="btn btn-primary" onClick={check}>
      {label}
    </button>
  );
}
