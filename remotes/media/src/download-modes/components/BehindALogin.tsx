import { ACCOUNT, wordIn } from '@playground/kit/contract/words';
import { fetchFrom } from '@playground/kit/fetchFrom';
import Answer from '@playground/kit/stations/Answer';
import { Station } from '@playground/kit/stations/Station';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useSave } from '../../../shared/useSave';
import { stations } from '../stations';
import { useFile } from './useFile';

export default function BehindALogin({ seed }: { seed: string }) {
  const { outcome, missed, fetched, check } = useFile();
  const save = useSave();
  const [login, setLogin] = useState('');
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);

  /** Calls the API. A refusal or a failure is a miss. */
  const call = async (path: string, init: RequestInit, use: (response: Response) => Promise<void>) => {
    const signal = visit.current?.signal;
    try {
      const response = await fetchFrom('mail', path, { ...init, signal: signal ?? null });
      if (response.ok) await use(response);
      else {
        // The login has ended, or there is none.
        if (response.status === 401) setLogin('');
        const tooLong = response.status === 413;
        const why = tooLong ? 'The name or the password is too long.' : (await response.json()).message;
        if (path === 'download-login' && response.status === 401) missed('the name or the password is wrong (401).');
        else missed(`the server answered ${response.status}: ${why}`);
      }
    } catch {
      if (!signal?.aborted) missed('the server did not answer properly. Please try again.');
    }
  };
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = JSON.stringify({ name: data.get('name'), password: data.get('password'), seed });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return call('download-login', init, async (response) => setLogin((await response.json()).login));
  };
  const download = ({ nativeEvent }: MouseEvent) => {
    if (!fetched(nativeEvent)) return;
    const query = new URLSearchParams({ file: 'report', seed });
    const init = { headers: { ...(login && { authorization: `Bearer ${login}` }) } };
    void call(`download?${query}`, init, async (response) => save(await response.blob(), 'report.txt'));
  };
  return (
    <Station of={stations['behind-a-login']} outcome={outcome}>
      <p>
        The name is <strong id="report-account">{ACCOUNT}</strong>, and the password is{' '}
        <strong id="report-secret">{wordIn('password', seed)}</strong>.
      </p>
      <form className="row g-2 align-items-end mb-3" onSubmit={signIn}>
        <div className="col-sm-auto">
          <label className="form-label" htmlFor="report-name">
            Name
          </label>
          <input id="report-name" name="name" className="form-control" autoComplete="username" />
        </div>
        <div className="col-sm-auto">
          <label className="form-label" htmlFor="report-password">
            Password
          </label>
          <input
            id="report-password"
            name="password"
            type="password"
            className="form-control"
            autoComplete="current-password"
          />
        </div>
        <div className="col-sm-auto">
          <button type="submit" id="report-sign-in" className="btn btn-secondary">
            Sign in
          </button>
        </div>
      </form>
      <p id="report-login" aria-live="polite">
        {login ? 'You are signed in.' : 'You are not signed in.'}
      </p>
      <button id="download-report" type="button" className="btn btn-primary" onClick={download}>
        Download report
      </button>
      <Answer
        id="report-word"
        label="Word in the report"
        check="Check report"
        onAnswer={(typed, cause) => check(typed, cause, wordIn('report', seed))}
      />
    </Station>
  );
}
