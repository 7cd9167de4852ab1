import { useId } from 'react';
import { READ_ONLY_TEXT } from '../answers';

export function TextFields() {
  const id = useId();
  return (
    <>
      <div className="mb-3">
        <label className="form-label" htmlFor={`${id}email`}>
          Email address
        </label>
        <input
          type="email"
          className="form-control"
          id={`${id}email`}
          name="email"
          placeholder="Email"
          autoComplete="off"
        />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor={`${id}password`}>
          Password
        </label>
        <input
          type="password"
          className="form-control"
          id={`${id}password`}
          name="password"
          autoComplete="new-password"
        />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor={`${id}ro`}>
          Read Only
        </label>
        <input type="text" className="form-control" id={`${id}ro`} name="ro" value={READ_ONLY_TEXT} readOnly />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor={`${id}desc`}>
          Description
        </label>
        <textarea className="form-control" id={`${id}desc`} name="desc" rows={5} autoComplete="off" />
      </div>
    </>
  );
}
