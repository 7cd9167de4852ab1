import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import field from '../assets/field.svg';
import hill from '../assets/hill.svg';
import sea from '../assets/sea.svg';
import { stations } from '../stations';
import Panel, { PANEL } from './Panel';
import classes from './ScrollPanels.module.css';

const PICTURES = [
  { name: 'A hill in the morning', source: hill },
  { name: 'The sea', source: sea },
  { name: 'A field', source: field },
  { name: 'The same hill in the evening', source: hill },
  { name: 'The sea again', source: sea },
];
/** How long a picture takes after the previous one has loaded, in milliseconds. */
const LATENCY = 400;

export default function LazyPictures() {
  const [outcome, { done, missed }] = useOutcome();
  const [isNear, setIsNear] = useState(false);
  const [asked, setAsked] = useState(0);
  const [loaded, setLoaded] = useState(0);
  const pictures = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!pictures.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      root: pictures.current.parentElement,
      rootMargin: '100px',
    });
    observer.observe(pictures.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || loaded < asked || asked === PICTURES.length) return;
    const timer = setTimeout(() => setAsked(asked + 1), LATENCY);
    return () => clearTimeout(timer);
  }, [isNear, asked, loaded]);

  return (
    <Station of={stations['lazy-pictures']} outcome={outcome}>
      <Panel id="pictures" label="Pictures and a key" className={`${PANEL} ${classes.pictures}`}>
        <div className="p-3">
          <a id="to-the-key" href="#key">
            To the key
          </a>
          {['First the path goes up.', 'Then it goes down.', 'At its end is a bench.', 'From there you see:'].map(
            (sentence) => (
              <p key={sentence} className="mt-5">
                {sentence}
              </p>
            ),
          )}
        </div>
        <div ref={pictures} className="px-3">
          {PICTURES.map(({ name, source }, index) => (
            <figure key={name} className={`mb-3 ${classes.picture}`}>
              {index < asked && (
                <img src={source} alt={name} className="d-block w-100 rounded" onLoad={() => setLoaded(index + 1)} />
              )}
              <figcaption className="small">{name}</figcaption>
            </figure>
          ))}
        </div>
        <div id="key" className="px-3 pb-3">
          <p>The key is under the bench.</p>
          <button
            type="button"
            id="take-the-key"
            className="btn btn-primary"
            onClick={(event) => {
              if (loaded < PICTURES.length)
                missed(`${loaded} of ${PICTURES.length} pictures had loaded when the key was taken.`);
              else if (isByHand(event, missed)) done('all pictures have loaded, and the key is taken.');
            }}
          >
            Take the key
          </button>
        </div>
      </Panel>
      <p id="pictures-here" className="mt-2 mb-0">{`${loaded} of ${PICTURES.length} pictures have loaded.`}</p>
    </Station>
  );
}
