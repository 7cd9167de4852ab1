import type { Station } from '@playground/kit/contract/station';
import type { Cause } from '@playground/kit/stations/ByHand';
import type { LoginState } from '../logins';
import { useFields } from './useFields';
import type { Fields, Refusal } from './useLogin';

interface Props {
  of: Station;
  state: LoginState;
  busy: boolean;
  refusal?: Refusal | undefined;
  /** Whether it has the box Remember me. */
  remember?: boolean;
  onLogIn: (fields: Fields, cause: Cause) => void;
}

/** Name, password, and who is logged in. */
export default function LoginForm({ of: { id, name: station }, state, busy, refusal, remember, onLogIn }: Props) {
  const handlers = useFields<'name' | 'password' | 'remember'>(({ name, password, remember: ticked }, cause) =>
    onLogIn({ name, password, ...(remember && { remember: ticked === 'true' }) }, cause),
  );
  const who = state.needsCode
    ? 'The password is right. The code is missing.'
    : `You are logged in as ${state.account}.`;
  return (
    <>
      <form className="row gx-3 gy-2 align-items-end mb-2" {...handlers}>
        <div className="col-sm-auto">
          <label className="form-label" htmlFor={`${id}-name`}>{`Name for ‘${station}’`}</label>
          <input id={`${id}-name`} name="name" className="form-control" autoComplete="username" spellCheck={false} />
        </div>
        <div className="col-sm-auto">
          <label className="form-label" htmlFor={`${id}-password`}>{`Password for ‘${station}’`}</label>
          <input
            id={`${id}-password`}
            name="password"
            type="password"
            className="form-control"
            autoComplete="current-password"
          />
        </div>
        {remember && (
          <div className="col-sm-auto mb-2">
            <div className="form-check">
              <input id={`${id}-tick`} name="remember" type="checkbox" className="form-check-input" />
              <label className="form-check-label" htmlFor={`${id}-tick`}>
                Remember me
              </label>
            </div>
          </div>
        )}
        <div className="col-sm-auto">
          <button type="submit" id={`${id}-submit`} className="btn btn-primary">
            Log in
          </button>
        </div>
      </form>
      <p id={`${id}-state`} aria-live="polite" className={state.account ? '' : 'text-body-secondary'}>
        {busy ? 'The server checks the password …' : state.account ? who : 'You are not logged in.'}
      </p>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className="alert alert-danger">
          {refusal.message}
        </p>
      )}
    </>
  );
}
