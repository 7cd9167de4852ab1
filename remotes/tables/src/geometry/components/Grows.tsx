import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

const CARDS = Array.from({ length: 24 }, (_, index) => `Card ${index + 1}`);

export default function Grows({ card }: { card: number }) {
  const wanted = `Card ${card}`;
  return (
    <Area
      id="grows-area"
      of={stations.grows}
      above={
        <p>
          The card is <strong id="asked-card">{wanted}</strong>.
        </p>
      }
      judge={({ on }) => {
        const hit = CARDS[Number(on.closest('li')?.id.slice('card-'.length)) - 1];
        if (hit === wanted) return [true, `on ${wanted}`];
        return [false, hit ? `on ${hit}, not on ${wanted}` : 'beside the cards'];
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys. */}
      <ul id="cards" aria-label="Cards" tabIndex={0} className={`list-unstyled mb-0 px-3 ${classes.cards}`}>
        {CARDS.map((name, index) => (
          <li
            key={name}
            id={`card-${index + 1}`}
            className={`border rounded p-2 my-2 bg-body-tertiary ${classes.card}`}
          >
            <h3 className="h6">{name}</h3>
            <p className="mb-0" style={{ height: `${40 + ((index * 37) % 120)}px` }}>
              Its text.
            </p>
          </li>
        ))}
      </ul>
    </Area>
  );
}
