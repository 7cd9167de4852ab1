import classes from './ScrollDown.module.css';

const STATEMENTS = [
  'Pineapple wears a crown.',
  'Guarana looks back at you.',
  'Cashew grows under its apple.',
  'Passion fruit is ripe when it wrinkles.',
  'Pitanga is ribbed like a lantern.',
  'Jabuticaba grows on the trunk itself.',
];

export default function ScrollDown() {
  return (
    <div className={classes.statements}>
      {STATEMENTS.map((statement) => (
        <p key={statement} className="alert alert-success fs-4 mb-0">
          {statement}
        </p>
      ))}
    </div>
  );
}
