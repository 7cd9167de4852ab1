import classes from './Decoy.module.css';

/** A field for robots: a person neither sees nor reaches it. */
export default function Decoy() {
  return (
    <div className={classes.decoy} aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
