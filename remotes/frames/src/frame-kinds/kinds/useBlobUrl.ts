import { useEffect, useState } from 'react';
import { EMPTY } from './LocalFrame';

/** The address of an empty document in memory; undefined until it is made. */
export function useBlobUrl(): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([EMPTY], { type: 'text/html' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, []);
  return url;
}
