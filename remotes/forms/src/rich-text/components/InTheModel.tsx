/** What the page knows of an editor, as text. */
export default function InTheModel({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <div className="col-md-6 d-flex flex-column">
      <span className="form-label d-block">{`${label} in the model`}</span>
      <output
        // A long text can be scrolled by keyboard. Not every browser does that by itself.
        tabIndex={text.split('\n', 12).length === 12 ? 0 : undefined}
        id={`${id}-model`}
        aria-label={`${label} in the model`}
        className="flex-grow-1 overflow-auto border rounded p-2 font-monospace small bg-body-tertiary text-break"
        style={{ minHeight: '4.5rem', maxHeight: '16rem', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </output>
    </div>
  );
}
