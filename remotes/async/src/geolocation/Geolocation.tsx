import { useEffect, useRef, useState } from 'react';
import { reverseGeocode } from './reverseGeocode';

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) throw new Error('this browser has no geolocation');
    navigator.geolocation.getCurrentPosition(resolve, ({ message }) => reject(new Error(message)));
  });
}

interface Found {
  coords: GeolocationCoordinates;
  city: string;
}

export default function Geolocation() {
  const [loading, setLoading] = useState(false);
  const [found, setFound] = useState<Found>();
  // Another click aborts the running request, and so does leaving the page.
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function locate() {
    current.current?.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    setFound(undefined);
    setLoading(true);
    try {
      const { coords } = await currentPosition();
      if (signal.aborted) return;
      const city = await reverseGeocode(coords, signal);
      if (signal.aborted) return;
      setFound({ coords, city });
      setLoading(false);
    } catch (error) {
      // Hard on purpose: the page shows no message, and its spinner stays.
      if (!signal.aborted) console.warn(`Geolocation failed: ${(error as Error).message}`);
    }
  }

  return (
    <>
      <div className="d-flex align-items-center gap-3 mb-3">
        <button type="button" className="btn btn-primary" onClick={locate}>
          Request location
        </button>
        {loading && <div className="spinner-border text-primary" role="progressbar" aria-label="Loading" />}
      </div>
      {found && <LocationCard {...found} />}
    </>
  );
}

function LocationCard({ coords, city }: Found) {
  const rows = [
    ['Latitude', coords.latitude],
    ['Longitude', coords.longitude],
    ['City', city],
  ] as const;
  return (
    <output className="card" aria-label="Your location">
      <span className="card-body d-grid gap-2 fs-5">
        {rows.map(([name, value]) => (
          // The line break is for tools that read the text without the layout.
          <span key={name}>
            <strong>{`${name}:`}</strong> <span>{value}</span>
            {'\n'}
          </span>
        ))}
      </span>
    </output>
  );
}
