import { Station, useOutcome } from '@playground/kit/stations/Station';
import { createElement, type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { stations } from '../stations';
import { defineStarRating } from './StarRating';

/** How far one is: nothing yet, refused while empty, and emptied of 3 stars after that. */
type Stage = 'new' | 'refused' | 'emptied';

const ratingOf = (form: HTMLFormElement) => new FormData(form).get('rating');
const stars = (rating: unknown) => (rating === '1' ? '1 star' : `${rating} stars`);

export default function FormElement() {
  const [outcome, { done, missed }] = useOutcome();
  const [isKnown] = useState(defineStarRating);
  const [stage, setStage] = useState<Stage>('new');
  const [said, setSaid] = useState('The form was not sent yet.');
  useEffect(() => {
    if (!isKnown) missed('this browser has no custom elements that belong to a form.');
  }, [isKnown, missed]);
  const refuse = () => {
    setSaid('The form was refused: it has no rating.');
    setStage('refused');
  };
  const reset = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // This is heard before anything is emptied.
    const rating = ratingOf(currentTarget);
    setSaid(rating ? `The form was emptied of rating=${rating}.` : 'The form was emptied: it had no rating.');
    if (stage === 'emptied') return;
    if (rating !== '3') missed(`it was emptied ${rating ? `of ${stars(rating)}` : 'without a rating'}.`);
    else if (stage === 'new') missed('it was emptied of 3 stars, but not refused without a rating before.');
    else setStage('emptied');
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rating = ratingOf(event.currentTarget);
    setSaid(`The form was sent with rating=${rating}.`);
    if (rating !== '4') missed(`it was sent with ${stars(rating)}.`);
    else if (stage === 'new') missed('it was sent with 4 stars, but not refused without a rating before.');
    else if (stage === 'refused') missed('it was sent with 4 stars, but not emptied of 3 stars before.');
    else done('refused without a rating, emptied of 3 stars, sent with 4.');
  };
  /** Before it gets to anybody. */
  const keepScriptsOut = (event: MouseEvent) => {
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
