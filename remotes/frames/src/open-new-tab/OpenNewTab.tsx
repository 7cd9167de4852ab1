export default function OpenNewTab() {
  return (
    <a className="btn btn-primary" href="/newTab" target="_blank" rel="noopener">
      Open new tab
    </a>
  );
}
