import { useEffect, useRef } from 'react';
import type { Upload } from 'tus-js-client';

/** Holds the upload of a station. On leaving it ends, also at the server. */
export function useParts() {
  const upload = useRef<Upload>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      upload.current?.abort(true).catch(() => {});
    };
  }, []);
  return {
    upload,
    /** Starts an upload as soon as it is made, unless the visitor has left by then. */
    async begin(making: Promise<Upload>) {
      const made = await making;
      if (left.current) return;
      upload.current = made;
      made.start();
    },
  };
}
