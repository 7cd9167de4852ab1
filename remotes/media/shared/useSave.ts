import { useEffect, useRef } from 'react';

/** How long the address of a file works, in milliseconds. A browser needs it only to begin. */
const VALID = 1000;

/** Returns a function that lets the browser save a file. Its address ends after a second, or when the visitor leaves. */
export function useSave() {
  const addresses = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = addresses.current;
    return () => {
      for (const [address, timer] of all) {
        clearTimeout(timer);
        URL.revokeObjectURL(address);
      }
      all.clear();
    };
  }, []);
  return (content: BlobPart, name: string) => {
    const address = URL.createObjectURL(new Blob([content]));
    const end = () => {
      URL.revokeObjectURL(address);
      addresses.current.delete(address);
    };
    addresses.current.set(address, setTimeout(end, VALID));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  };
}
