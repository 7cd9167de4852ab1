import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Opener from './Opener';
import { usePopup } from './usePopup';

export default function NamedWindow() {
  const [outcome, { done, missed }] = useOutcome();
  const [page, setPage] = useState(0);
  const { popup, open } = usePopup({
    hear: ({ kind, text, trusted }) => {
      if (kind !== 'keep') return;
      if (!trusted) missed('Keep was pressed by a script.');
      else if (text !== '2') missed(`Keep was pressed on page ${text}.`);
      else done('page 2 was kept in the same window.');
    },
    closed: () => {
      setPage(0);
      missed('the window was closed. The next click opens a new one, on page 1.');
    },
  });
  const turn = () => {
    setPage(page + 1);
    return open(`/windows/notebook?page=${page + 1}`, { name: 'playground-notebook' });
  };
  return (
    <Station of={stations['named-window']} outcome={outcome}>
      <Opener id="turn-page" label="Turn the page" popup={popup} open={turn} missed={missed} />
    </Station>
  );
}
