/** What the page knows of an editor, as text. */
export default function InTheModel({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <div className="col-md-6">
      <span className="form-label d-block">{label} in the model</span>
      <output
        id={`${id}-model`}
        aria-label={`${label} in the model`}
        className="d-block overflow-auto border rounded p-2 font-monospace small bg-body-tertiary text-break"
        style={{ minHeight: '4.5rem', maxHeight: '16rem', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </output>
    </div>
  );
}
