import type { Mode } from './mode';

const choices: { mode: Mode; label: string; meaning: string }[] = [
  { mode: 'same', label: 'Same origin', meaning: 'Both frames come from the origin of this page.' },
  { mode: 'cross', label: 'Cross origin', meaning: 'Both frames come from another origin.' },
  {
    mode: 'alternate',
    label: 'Alternating origins',
    meaning: 'The first frame comes from another origin, the second, inside it, from the origin of this page again.',
  },
];

interface Props {
  mode: Mode;
  onChoose: (mode: Mode) => void;
}

export default function ModeChoice({ mode, onChoose }: Props) {
  return (
    <fieldset className="mb-3">
      <legend className="fs-6 fw-semibold">Where the frames come from</legend>
      {choices.map((choice) => (
        <div className="form-check mb-2" key={choice.mode}>
          <input
            className="form-check-input"
            type="radio"
            name="frames"
            id={choice.mode}
            aria-describedby={`${choice.mode}-meaning`}
            checked={mode === choice.mode}
            onChange={() => onChoose(choice.mode)}
          />
          <label className="form-check-label" htmlFor={choice.mode}>
            {choice.label}
          </label>
          <div className="form-text mt-0" id={`${choice.mode}-meaning`}>
            {choice.meaning}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
