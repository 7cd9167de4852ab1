import { shortened } from '@playground/kit/quoted';

/** The value of a field, as the page's scripts see it. */
export default function Readout({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <p className="w-100 mb-0 mt-1 small text-body-secondary text-break">
      {label} now: {/* Without a name, which would hold the label of the field: `getByLabel` would find two. */}
      <output id={`${id}-value`} className="font-monospace">
        {shortened(value) || 'empty'}
      </output>
    </p>
  );
}
