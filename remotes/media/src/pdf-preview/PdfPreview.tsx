import sample from './assets/sample.pdf';

export default function PdfPreview() {
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => window.open(sample, '_blank', 'noopener,noreferrer')}
    >
      Preview PDF
    </button>
  );
}
