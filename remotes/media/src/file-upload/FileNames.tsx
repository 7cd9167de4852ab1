import styles from './FileNames.module.css';

/** The names of the files, unchanged. Files of a folder also show their path. */
export default function FileNames({ what, files }: { what: string; files: File[] }) {
  if (files.length === 0) return null;
  return (
    // The list scrolls, because a folder can have thousands of files. A keyboard can scroll it only with the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <ul className={`list-unstyled mt-2 mb-0 ${styles.names}`} aria-label={`${what}: names`} tabIndex={0}>
      {files.map(({ name, lastModified, webkitRelativePath }) => (
        <li key={`${webkitRelativePath}/${lastModified} ${name}`} className={styles.name}>
          {/* A name can contain characters that change the text direction. <bdi> keeps the rest unchanged. */}
          <bdi>{name}</bdi>
          {webkitRelativePath && (
            <small className="text-body-secondary">{` ${webkitRelativePath.slice(0, -name.length - 1)}`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
