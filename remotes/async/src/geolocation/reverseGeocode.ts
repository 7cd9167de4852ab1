import { fetchFrom } from '@playground/kit/fetchFrom';

/** What we read of a reverse geocoder's answer. A place that it cannot name has no `address`. */
interface Place {
  address?: { city?: string; city_district?: string; town?: string };
}

/**
 * The city at a place on the map, or 'Address not found' where the geocoder knows none.
 * Rejects when the geocoder is away, refuses, or answers something else.
 */
export async function reverseGeocode(
  { latitude, longitude }: GeolocationCoordinates,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({
    format: 'json',
    lat: String(latitude),
    lon: String(longitude),
    zoom: '18',
    addressdetails: '1',
  });
  const response = await fetchFrom('geocoder', `reverse?${query}`, { signal });
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const { address }: Place = await response.json();
  return address?.city || address?.city_district || address?.town || 'Address not found';
}
