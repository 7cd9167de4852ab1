import { useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import Code from './components/Code';
import Everywhere from './components/Everywhere';
import Expires from './components/Expires';
import Locked from './components/Locked';
import LogIn from './components/LogIn';
import OnlyInThisTab from './components/OnlyInThisTab';
import Remember from './components/Remember';
import Reuse from './components/Reuse';
import Slow from './components/Slow';
import { ACCOUNTS, passwordOf } from './logins';
import { stations } from './stations';

export default function Session() {
  const visit = { seed: useSeed(), run: useRun() };
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <table id="accounts" className="table mb-0">
        <caption className="caption-top">The accounts for all stations of this page</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Password</th>
          </tr>
        </thead>
        <tbody>
          {ACCOUNTS.map((account) => (
            <tr key={account}>
              <th scope="row">{account}</th>
              <td id={`password-${account}`}>{passwordOf(account, visit.seed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LogIn {...visit} />
      <Locked {...visit} />
      <Slow {...visit} />
      <Remember {...visit} />
      <Expires {...visit} />
      <Everywhere {...visit} />
      <Code {...visit} />
      <Reuse {...visit} />
      <OnlyInThisTab {...visit} />
    </div>
  );
}
