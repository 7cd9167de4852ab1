import { COUNTRIES } from './data';

export default function Regex() {
  return (
    <div className="row row-cols-1 row-cols-sm-2 row-cols-lg-3 g-3">
      {COUNTRIES.map(({ name, website, phone, zip }) => (
        <section className="col" key={name} aria-label={name}>
          <div className="card card-body h-100">
            <h2 className="h5">{name}</h2>
            <ul className="list-unstyled mb-0">
              <li>{`Website: ${website}`}</li>
              <li>{`Phone: ${phone}`}</li>
              <li>{`ZIP code: ${zip}`}</li>
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
