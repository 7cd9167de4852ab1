export default function NewTab() {
  return (
    <p role="status" className="alert alert-success mb-0">
      This page was opened in a new tab.
    </p>
  );
}
