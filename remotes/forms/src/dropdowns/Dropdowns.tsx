import { useState } from 'react';
import MenuButton from './MenuButton';
import Select from './Select';

const ACTIONS = ['Action', 'Another action', 'Something else here'];

export default function Dropdowns() {
  const [simple, setSimple] = useState('');
  const [split, setSplit] = useState('');
  const [select, setSelect] = useState<string[]>([]);
  const [single, setSingle] = useState<string[]>([]);
  const [multiple, setMultiple] = useState<string[]>([]);
  const selections = [
    ['Simple dropdown', simple],
    ['Split dropdown', split],
    ['Simple select', select.join(', ')],
    ['Single-list select', single.join(', ')],
    ['Multiple-list select', multiple.join(', ')],
  ];
  return (
    <div className="row g-4">
      <div className="col-md-6 d-flex flex-column align-items-start gap-4">
        <MenuButton id="simple-dropdown" items={ACTIONS} text={simple || 'Dropdown button'} onChoose={setSimple} />
        <MenuButton
          id="split-dropdown"
          items={ACTIONS}
          text={split || 'Split dropdown button'}
          onChoose={setSplit}
          split
        />
        <Select id="simple-select" label="Simple select" hint="Open this select menu" onChange={setSelect} />
        <Select id="single-list-select" label="Single-list select" size={3} onChange={setSingle} />
        <Select id="multiple-list-select" label="Multiple-list select" size={3} multiple onChange={setMultiple} />
      </div>
      <section className="col-md-6" aria-labelledby="selections">
        <div className="card card-body">
          <h2 className="h5" id="selections">
            Current selections
          </h2>
          <div role="status">
            <dl className="mb-0">
              {selections.map(([control, chosen]) => (
                <div key={control} className="d-flex flex-wrap column-gap-2">
                  <dt>{`${control}:`}</dt> <dd className="mb-1">{chosen || 'None'}</dd>{' '}
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
    </div>
  );
}
