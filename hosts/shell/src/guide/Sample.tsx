import { CopyButton } from '@playground/kit/practice/CopyButton';

export function Sample({ file, text }: { file: string; text: string }) {
  return (
    <figure className="sample surface" aria-label={file}>
      <figcaption className="d-flex flex-wrap align-items-center justify-content-between">
        <code>{file}</code>
        <CopyButton what={file} text={text} brief />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
