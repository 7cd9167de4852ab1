import { useCallback, useEffect, useRef } from 'react';
import type { Upload } from 'tus-js-client';

/** Holds the upload of a station. On leaving it ends, also at the server. */
export function useParts() {
  const upload = useRef<Upload>(undefined);
  const wanted = useRef<Promise<Upload>>(undefined);
  const end = useCallback(async () => {
    const ended = upload.current;
    wanted.current = undefined;
    upload.current = undefined;
    await ended?.abort(true).catch(() => {});
  }, []);
  useEffect(() => () => void end(), [end]);
  return {
    upload,
    /** Starts an upload as soon as it is made, unless it has ended by then. Calls `failed` if it cannot be made. */
    async begin(making: Promise<Upload>, failed: () => void) {
      wanted.current = making;
      const made = await making.catch(() => undefined);
      if (wanted.current !== making) return;
      if (!made) return failed();
      upload.current = made;
      made.start();
    },
    /** Ends the upload, also at the server. */
    end,
  };
}
