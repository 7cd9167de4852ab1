import { useCallback, useEffect, useState } from 'react';

/** The trimmed answer; empty when there is none or the browser shows no dialogs. */
function askForName(): string {
  try {
    return window.prompt('Please enter your name:')?.trim() ?? '';
  } catch {
    // Browsers that suppress dialogs answer null as a rule; some that are embedded in other programs throw.
    return '';
  }
}

export default function BrowserPrompt() {
  const [name, setName] = useState('');
  const ask = useCallback(() => setName(askForName()), []);
  useEffect(() => {
    if (!window.location.pathname.toLowerCase().includes('browserpromptonload')) return;
    // The prompt stops everything until it is answered: a timer lets the page be painted first. It is also what
    // keeps the prompt to one per visit when StrictMode runs this effect twice.
    const timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [ask]);
  return (
    <>
      <button type="button" className="btn btn-primary mb-3" onClick={ask}>
        Open prompt
      </button>
      <div role="status">{name && <p className="alert alert-success mb-0">Welcome, {name}</p>}</div>
    </>
  );
}
