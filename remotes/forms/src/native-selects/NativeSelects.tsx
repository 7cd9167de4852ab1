import { useSeed } from '@playground/kit/random';
import { useState } from 'react';
import Choice from './components/Choice';
import Customizable from './components/Customizable';
import OptionsComeLate from './components/OptionsComeLate';
import Replaced from './components/Replaced';
import { draw, FRUITS, SEATS, SIZES } from './draw';
import { stations } from './stations';

const DISHES = { Starters: ['Bread', 'Soup'], 'Main dishes': ['Rice', 'Soup'] };

export default function NativeSelects() {
  const seed = useSeed();
  const [{ soldOut, town, street, tea, seat, chosen, fruit, animal }] = useState(() => draw(seed));
  const size = SIZES[SIZES.length - soldOut.length - 1];
  return (
    <div className="d-flex flex-column gap-4">
      <Choice
        of={stations['disabled-option']}
        id="size"
        label="Size"
        problem={([option]) => {
          if (option?.disabled) return `${option.text} is sold out.`;
          return option?.text === size ? undefined : `${option?.text} is not the largest size.`;
        }}
      >
        {SIZES.map((name) => (
          <option key={name} disabled={soldOut.includes(name)}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        of={stations['same-name-twice']}
        id="dish"
        label="Dish"
        problem={([option]) => {
          if (option?.text !== 'Soup') return `you chose ${option?.text}.`;
          return option.value === 'main-soup' ? undefined : 'you chose the soup of the starters.';
        }}
      >
        {Object.entries(DISHES).map(([group, dishes]) => (
          <optgroup key={group} label={group}>
            {dishes.map((dish) => (
              <option key={dish} value={`${group.split(' ')[0]}-${dish}`.toLowerCase()}>
                {dish}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Replaced town={town} street={street} />
      <OptionsComeLate tea={tea} />
      <Choice
        of={stations['disabled-group']}
        id="seat"
        label="Seat"
        asked={
          <p>
            The seat is <strong id="asked-seat">{seat}</strong>.
          </p>
        }
        group={(list) => (
          // biome-ignore lint/a11y/useSemanticElements: a disabled fieldset would really disable the list.
          <div role="group" aria-label="Seats" aria-disabled="true">
            {list}
          </div>
        )}
        problem={([option]) => (option?.text === seat ? undefined : `the seat is ${option?.text}.`)}
      >
        <option>Any</option>
        {SEATS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice
        of={stations['add-one']}
        id="fruits"
        label="Fruits"
        chosen={chosen}
        asked={
          <p>
            The fruit is <strong id="asked-fruit">{fruit}</strong>.
          </p>
        }
        problem={(options) => {
          const names = options.map(({ text }) => text);
          const isRight = names.length === 3 && [...chosen, fruit].every((name) => names.includes(name));
          return isRight ? undefined : `you chose ${names.join(', ') || 'nothing'}.`;
        }}
      >
        {FRUITS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Customizable animal={animal} />
    </div>
  );
}
