import styles from './FileNames.module.css';

/** The names, as they are: quotes, newlines and all. A folder's files also show where in it they are. */
export default function FileNames({ what, files }: { what: string; files: File[] }) {
  if (files.length === 0) return null;
  return (
    // The list scrolls inside itself, for folders of thousands of files; what scrolls must take the keyboard's focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <ul className={`list-unstyled mt-2 mb-0 ${styles.names}`} aria-label={`${what}: names`} tabIndex={0}>
      {files.map(({ name, lastModified, webkitRelativePath }) => (
        <li key={`${webkitRelativePath}/${lastModified} ${name}`} className={styles.name}>
          {/* A name may hold characters that turn the writing direction; it must not turn what follows. */}
          <bdi>{name}</bdi>
          {webkitRelativePath && (
            <small className="text-body-secondary"> {webkitRelativePath.slice(0, -name.length - 1)}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
