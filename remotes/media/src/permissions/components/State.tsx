import { useEffect, useState } from 'react';

interface Props {
  id: string;
  /** As the browser names the permission. */
  name: string;
}

const WORDS: Record<string, string> = {
  granted: 'allowed',
  denied: 'refused',
  prompt: 'the browser will ask',
};

/** What the browser says of a permission, now. */
export default function State({ id, name }: Props) {
  const [state, setState] = useState('this browser does not say');
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let left = false;
    const show = () => status && setState(WORDS[status.state] ?? status.state);
    navigator.permissions?.query({ name: name as PermissionName }).then(
      (found) => {
        if (left) return;
        status = found;
        status.addEventListener('change', show);
        show();
      },
      // Not all browsers know each permission.
      () => {},
    );
    return () => {
      left = true;
      status?.removeEventListener('change', show);
    };
  }, [name]);
  return (
    <p className="mb-3">
      State:{' '}
      <span id={id} className="fw-medium">
        {state}
      </span>
    </p>
  );
}
