import { READ_ONLY_TEXT } from '../answers';

export default function TextFields() {
  return (
    <>
      <div className="mb-3">
        <label className="form-label" htmlFor="email">
          Email address
        </label>
        <input type="email" className="form-control" id="email" name="email" placeholder="Email" autoComplete="off" />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor="password">
          Password
        </label>
        <input type="password" className="form-control" id="password" name="password" autoComplete="new-password" />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor="ro">
          Read Only
        </label>
        <input type="text" className="form-control" id="ro" name="ro" value={READ_ONLY_TEXT} readOnly />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor="desc">
          Description
        </label>
        <textarea className="form-control" id="desc" name="desc" rows={5} autoComplete="off" />
      </div>
    </>
  );
}
