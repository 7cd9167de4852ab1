import { useCallback, useEffect, useState } from 'react';

/** The trimmed answer, or an empty text if there is none or the browser shows no dialogs. */
function askForName(): string {
  try {
    return window.prompt('Please enter your name:')?.trim() ?? '';
  } catch {
    // Browsers that suppress dialogs return null, but some browsers inside other programs throw.
    return '';
  }
}

export default function BrowserPrompt() {
  const [name, setName] = useState('');
  const ask = useCallback(() => setName(askForName()), []);
  useEffect(() => {
    if (!window.location.pathname.toLowerCase().includes('browserpromptonload')) return;
    // The prompt blocks the page until it is answered, so a timer lets the page paint first. The timer also keeps it to
    // one prompt per visit when StrictMode runs this effect twice.
    const timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [ask]);
  return (
    <>
      <button type="button" className="btn btn-primary mb-3" onClick={ask}>
        Open prompt
      </button>
      <div role="status">{name && <p className="alert alert-success mb-0">{`Welcome, ${name}`}</p>}</div>
    </>
  );
}
