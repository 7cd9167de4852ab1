import { type MouseEvent, type RefObject, useEffect } from 'react';
import { WAYS, type Way, ways } from '../draw';
import type { Look } from '../look';
import type { Looks } from './useLooks';
import classes from './Visibility.module.css';
import WayButton from './WayButton';

/** How often what reached a button. */
export type Reached = Partial<Record<Way, { pointer: number; keyboard: number; script: number }>>;

interface Props {
  table: RefObject<HTMLTableElement | null>;
  looks: Looks;
  reached: Reached;
  onPress: (way: Way, event: MouseEvent) => void;
  /** The cover got a press. */
  onCover: (event: Event) => void;
}

export default function Ways({ table, looks, reached, onPress, onCover }: Props) {
  useEffect(() => {
    const cover = table.current?.querySelector('#cover');
    cover?.addEventListener('click', onCover);
    return () => cover?.removeEventListener('click', onCover);
  }, [table, onCover]);
  return (
    <section id="ways" className="card" aria-labelledby="ways-title">
      <div className="card-body">
        <h2 className="h5 card-title" id="ways-title">
          Ways to be hidden
        </h2>
        <p className="text-body-secondary">
          Each row has a button that is hidden in a way, except for the first. The page looks at the buttons again
          whenever you scroll, press or focus something. The last three columns count what pressed a button.
        </p>
        <div className="table-responsive">
          <table
            ref={table}
            id="ways-table"
            aria-labelledby="ways-title"
            className={`table table-sm align-middle text-nowrap mb-0 ${classes.table}`}
          >
            <thead>
              <tr>
                <th scope="col">Way</th>
                <th scope="col">Button</th>
                <th scope="col">Document</th>
                <th scope="col">Pointer</th>
                <th scope="col">Assistive technology</th>
                <th scope="col">By pointer</th>
                <th scope="col">By keyboard</th>
                <th scope="col">By script</th>
              </tr>
            </thead>
            <tbody>
              {ways.map((way) => {
                const { pointer = 0, keyboard = 0, script = 0 } = reached[way] ?? {};
                return (
                  <tr key={way} id={`${way}-row`}>
                    <th scope="row" className="fw-normal">
                      {WAYS[way]}
                    </th>
                    <td className={classes.stage}>
                      <WayButton way={way} onPress={(event) => onPress(way, event)} />
                    </td>
                    <Seen look={looks[way]} />
                    <td>{pointer}</td>
                    <td>{keyboard}</td>
                    <td>{script}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function Seen({ look }: { look: Look | undefined }) {
  const { document, pointer, assistive } = look ?? {};
  return (
    <>
      <td>{document ? 'visible' : 'hidden'}</td>
      <td>{pointer === undefined ? 'not in view yet' : pointer ? 'reaches it' : 'does not reach it'}</td>
      <td>{assistive ?? 'nothing'}</td>
    </>
  );
}
