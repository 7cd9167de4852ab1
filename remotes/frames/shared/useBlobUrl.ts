import { useEffect, useState } from 'react';

/** The `blob:` address of an HTML document; undefined until it is made. It stops working when the component unmounts. */
export function useBlobUrl(html: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return url;
}
