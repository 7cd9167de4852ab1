import { COUNTRIES, INTERESTS, OPTIONS } from '../answers';

export default function Choices() {
  return (
    <>
      <div className="mb-3">
        <label className="form-label" htmlFor="color">
          Your preferred color
        </label>
        <input type="text" className="form-control" id="color" name="color" placeholder="Green" autoComplete="off" />
      </div>
      <div className="mb-3">
        <label className="form-label" htmlFor="country">
          Country
        </label>
        <select className="form-select" id="country" name="country" defaultValue="USA" autoComplete="off">
          {COUNTRIES.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      </div>
      <fieldset className="mb-3">
        <legend className="form-label fs-6">Select your interests</legend>
        {INTERESTS.map(({ name, label }) => (
          <div className="form-check" key={name}>
            <input type="checkbox" className="form-check-input" id={name} name={name} autoComplete="off" />
            <label className="form-check-label" htmlFor={name}>
              {label}
            </label>
          </div>
        ))}
      </fieldset>
      <fieldset className="mb-4">
        <legend className="form-label fs-6">Choose an option</legend>
        {OPTIONS.map((option) => (
          <div className="form-check" key={option}>
            <input
              type="radio"
              className="form-check-input"
              id={`option-${option}`}
              name="optionsRadios"
              value={option}
              defaultChecked={option === 'ONE'}
              autoComplete="off"
            />
            <label className="form-check-label" htmlFor={`option-${option}`}>
              {option}
            </label>
          </div>
        ))}
      </fieldset>
    </>
  );
}
