import { useSeed } from '@playground/kit/random';
import { useState } from 'react';
import { rowsOf } from './draw';

export default function DynamicTable() {
  const seed = useSeed();
  const [rows] = useState(() => rowsOf(seed));
  return (
    <table className="table table-striped table-bordered align-middle">
      <caption className="caption-top">Superheroes and their real names</caption>
      <thead>
        <tr>
          <th scope="col">Superhero</th>
          <th scope="col">Real name</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ superhero_name, real_name }) => (
          <tr key={superhero_name}>
            <th scope="row">{superhero_name}</th>
            <td>{real_name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
