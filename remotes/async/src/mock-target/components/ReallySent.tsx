import { useState } from 'react';
import { countsIn } from '../answers';
import { type Call, COUNTED, type Counts } from './useMock';

/** How often each call was made, and how often it reached the server. */
export default function ReallySent({ call, sent }: { call: Call; sent: Counts }) {
  const [received, setReceived] = useState<Counts | 'no answer'>();
  const ask = async () => {
    setReceived(countsIn(await call('received')) ?? 'no answer');
  };
  return (
    <section className="card" aria-labelledby="counts-title">
      <div className="card-body">
        <h2 className="h5 card-title" id="counts-title">
          What was really sent
        </h2>
        <p className="text-body-secondary">
          If you answer a request yourself, the page has sent it, but the server has not received it.
        </p>
        <table id="counts" className="table" aria-labelledby="counts-title">
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Sent by the page</th>
              <th scope="col">Received by the server</th>
            </tr>
          </thead>
          <tbody>
            {COUNTED.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td id={`${name}-sent`}>{sent[name]}</td>
                <td id={`${name}-received`}>
                  {received === undefined ? 'not asked' : received === 'no answer' ? received : received[name]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button" id="ask-server" className="btn btn-secondary" onClick={ask}>
          Ask the server
        </button>
      </div>
    </section>
  );
}
