import classes from './Validation.module.css';

/** Something that a station asks you to type. */
export default function Given({ id, label, children }: { id: string; label: string; children: string | number }) {
  return (
    <p className={`mb-2 ${classes.given}`}>
      {label}: <strong id={id}>{children}</strong>
    </p>
  );
}
