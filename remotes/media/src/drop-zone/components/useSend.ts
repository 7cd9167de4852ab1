import { useEffect, useRef, useState } from 'react';
import { Refusal, type Report, upload } from '../upload';

/** Sends files and keeps what the server says. On leaving, nothing is sent any more. */
export function useSend(missed: (what: string) => void) {
  const [busy, setBusy] = useState(false);
  const [reports, setReports] = useState<Report[]>([]);
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);

  /** The reports, or the refusal. Undefined if the server did not answer: that is a miss. */
  async function send(files: File[]): Promise<Report[] | Refusal | undefined> {
    const { signal } = visit.current as AbortController;
    setBusy(true);
    setReports([]);
    try {
      const received = await Promise.all(files.map((file) => upload(file, signal)));
      setReports(received);
      return received;
    } catch (error) {
      if (error instanceof Refusal) return error;
      if (!signal.aborted) missed('the server did not answer properly. Please try again.');
      return undefined;
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }
  return { busy, reports, send };
}
