import { Station, useOutcome } from '@playground/kit/stations/Station';
import { createElement, type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { stations } from '../stations';
import { defineStarRating } from './StarRating';

/** The progress: nothing yet; refused without a rating; then reset from 3 stars. */
type Stage = 'new' | 'refused' | 'reset';

const ratingOf = (form: HTMLFormElement) => new FormData(form).get('rating');
const stars = (rating: unknown) => (rating === '1' ? '1 star' : `${rating} stars`);

export default function FormElement() {
  const [outcome, { done, missed }] = useOutcome();
  const [isKnown] = useState(defineStarRating);
  const [stage, setStage] = useState<Stage>('new');
  const [said, setSaid] = useState('The form was not sent yet.');
  useEffect(() => {
    if (!isKnown) missed('this browser has no custom elements for forms.');
  }, [isKnown, missed]);
  /** The button that a person pressed. Without it, a script checked, sent or reset the form. */
  const pressed = useRef('');
  const isPressed = (id: string) => {
    const by = pressed.current;
    pressed.current = '';
    if (by !== id) missed('the form was checked, sent or reset by a script.');
    return by === id;
  };
  const refuse = () => {
    if (!isPressed('send-rating')) return;
    setSaid('The form was refused: it has no rating.');
    setStage('refused');
  };
  const reset = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isPressed('reset-rating')) return;
    // The form still has its values here: this event comes before the reset.
    const rating = ratingOf(currentTarget);
    setSaid(rating ? `The form was reset from rating=${rating}.` : 'The form was reset. It had no rating.');
    if (stage === 'reset') return;
    if (rating !== '3') missed(`the form was reset ${rating ? `from ${stars(rating)}` : 'without a rating'}.`);
    else if (stage === 'new') missed('the form was reset from 3 stars, but not sent without a rating before that.');
    else setStage('reset');
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPressed('send-rating')) return;
    const rating = ratingOf(event.currentTarget);
    setSaid(`The form was sent with rating=${rating}.`);
    if (rating !== '4') missed(`the form was sent with ${stars(rating)}.`);
    else if (stage === 'new') missed('the form was sent with 4 stars, but not without a rating before that.');
    else if (stage === 'refused') missed('the form was sent with 4 stars, but not reset from 3 stars before that.');
    else done('the form was refused without a rating, reset from 3 stars and sent with 4 stars.');
  };
  /** Stops clicks by scripts before they reach a button. */
  const keepScriptsOut = (event: MouseEvent) => {
    pressed.current = (event.isTrusted && (event.target as Element).closest('button')?.id) || '';
    if (event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    missed('a button was pressed by a script.');
  };
  return (
    <Station of={stations['form-element']} outcome={outcome}>
      <form onClickCapture={keepScriptsOut} onInvalidCapture={refuse} onReset={reset} onSubmit={send}>
        <p className="mb-1" id="rating-label">
          Rating
        </p>
        {createElement('star-rating', {
          id: 'rating',
          name: 'rating',
          role: 'group',
          'aria-labelledby': 'rating-label',
          class: 'd-block mb-3',
        })}
        <div className="d-flex flex-wrap gap-2 mb-2">
          <button type="submit" id="send-rating" className="btn btn-primary">
            Send
          </button>
          <button type="reset" id="reset-rating" className="btn btn-secondary">
            Reset
          </button>
        </div>
        <output id="form-state" aria-label="State of the form">
          {said}
        </output>
      </form>
    </Station>
  );
}
