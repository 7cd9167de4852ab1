import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { INVOICE, stations } from '../stations';
import Panel, { PANEL } from './Panel';
import classes from './ScrollPanels.module.css';

const INVOICES = Array.from({ length: 24 }, (_, index) => index + 1);

export default function Hover() {
  const [outcome, { done, missed }] = useOutcome();
  const archive = (invoice: number, event: MouseEvent) => {
    if (invoice !== INVOICE) missed(`invoice ${invoice} was archived, not ${INVOICE}.`);
    else if (isByHand(event, missed)) done(`invoice ${invoice} is archived.`);
  };
  return (
    <Station of={stations.hover} outcome={outcome}>
      <Panel id="invoices" label="Invoices" className={PANEL}>
        <ul className="list-unstyled mb-0">
          {INVOICES.map((invoice) => (
            <li
              key={invoice}
              className={`d-flex align-items-center justify-content-between border-bottom p-2 ${classes.invoice}`}
            >
              <div className="form-check mb-0">
                <input type="checkbox" className="form-check-input" id={`invoice-${invoice}`} />
                <label className="form-check-label" htmlFor={`invoice-${invoice}`}>{`Invoice ${invoice}`}</label>
              </div>
              <button
                type="button"
                id={`archive-${invoice}`}
                className={`btn btn-sm btn-primary ${classes.action}`}
                onClick={(event) => archive(invoice, event)}
              >
                Archive
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    </Station>
  );
}
