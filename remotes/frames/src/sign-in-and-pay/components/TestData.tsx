import styles from './TestData.module.css';
import type { Visit } from './useVisit';

const IDS = ['first', 'second'];

/** What you type at the providers. */
export default function TestData({ visit: { accounts, cards, email, inbox } }: { visit: Visit }) {
  return (
    <section className="card" aria-labelledby="test-data">
      <div className="card-body">
        <h2 className="h5 card-title" id="test-data">
          Accounts, cards and mail of this visit
        </h2>
        <div className="row g-4">
          <div className="col-12 col-lg-6">
            <table className="table table-sm small mb-0" id="accounts">
              <caption className="caption-top">Test accounts</caption>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  <th scope="col">User name</th>
                  <th scope="col">Password</th>
                  <th scope="col">Name</th>
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ user, password, name }, index) => (
                  <tr key={user}>
                    <th scope="row">{index === 0 ? 'First' : 'Second'}</th>
                    <td id={`${IDS[index]}-user`}>{user}</td>
                    <td id={`${IDS[index]}-password`}>{password}</td>
                    <td id={`${IDS[index]}-name`}>{name}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="col-12 col-lg-6">
            <table className="table table-sm small mb-0" id="cards">
              <caption className="caption-top">Test cards</caption>
              <thead>
                <tr>
                  <th scope="col">Card</th>
                  <th scope="col">Number</th>
                  <th scope="col">Expiry date</th>
                  <th scope="col">Code</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(cards).map(([kind, { number, expiry, code }]) => (
                  <tr key={kind}>
                    <th scope="row">{kind[0]?.toUpperCase() + kind.slice(1)}</th>
                    <td id={`${kind}-number`} className={styles.number}>
                      {number}
                    </td>
                    <td id={`${kind}-expiry`}>{expiry}</td>
                    <td id={`${kind}-code`}>{code}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <p className="mt-3 mb-0 text-break">
          The bank writes to <span id="shopper">{email}</span>.{' '}
          <a
            id="shopper-mailbox"
            href={`${inbox}/mailbox?address=${encodeURIComponent(email)}`}
            target="_blank"
            rel="noreferrer"
          >
            Open this mailbox
          </a>
        </p>
      </div>
    </section>
  );
}
