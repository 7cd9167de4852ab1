import { useEffect, useRef, useState } from 'react';
import { Refusal, type Report, upload } from '../upload';

/** Sends files and keeps what the server says. On leaving, nothing is sent any more. A refusal is a miss, unless `refused` takes it. */
export function useSend(missed: (what: string) => void, refused = ({ message }: Refusal) => missed(message)) {
  const [busy, setBusy] = useState(false);
  const [reports, setReports] = useState<Report[]>([]);
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);

  /** The reports. Undefined if the server refused the files, or did not answer. */
  async function send(files: File[]): Promise<Report[] | undefined> {
    const { signal } = visit.current as AbortController;
    setBusy(true);
    setReports([]);
    try {
      const received = await Promise.all(files.map((file) => upload(file, signal)));
      setReports(received);
      return received;
    } catch (error) {
      if (error instanceof Refusal) refused(error);
      else if (!signal.aborted) missed('the server did not answer properly. Please try again.');
      return undefined;
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }
  return { busy, reports, send };
}
