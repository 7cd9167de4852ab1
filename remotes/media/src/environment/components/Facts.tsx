import { useEffect, useState } from 'react';
import { type Fact, readFacts, readStorage } from '../facts';

const EVENTS = ['resize', 'online', 'offline', 'languagechange', 'focus'];

/** Several facts have no event. They are read again after this time, in milliseconds. */
const PACE = 500;

/** What the page knows about its browser, now. */
export default function Facts() {
  const [facts, setFacts] = useState<Fact[]>(readFacts);
  const [storage, setStorage] = useState('unknown');
  useEffect(() => {
    let left = false;
    const read = () =>
      setFacts((before) => {
        const now = readFacts();
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    readStorage().then(
      (words) => left || setStorage(words),
      () => {},
    );
    const timer = setInterval(read, PACE);
    for (const type of EVENTS) window.addEventListener(type, read);
    return () => {
      left = true;
      clearInterval(timer);
      for (const type of EVENTS) window.removeEventListener(type, read);
    };
  }, []);
  return (
    <section className="card" aria-labelledby="facts-title">
      <div className="card-body">
        <h2 className="h5 card-title" id="facts-title">
          What this page knows
        </h2>
        <p>The values follow the browser. The page sends them nowhere.</p>
        <table id="facts" className="table table-sm mb-0" aria-labelledby="facts-title">
          <tbody>
            {[...facts, { id: 'storage', label: 'Storage', value: storage }].map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row" className="fw-medium text-nowrap pe-4">
                  {label}
                </th>
                <td id={`fact-${id}`} className="w-100 text-break">
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
