import { fetchFrom } from '@playground/kit/fetchFrom';

/** The part of the geocoder's answer that we read. If it knows no address, `address` is missing. */
interface Place {
  address?: { city?: string; city_district?: string; town?: string };
}

/**
 * Returns the city at a position, or 'Address not found' if the geocoder knows none.
 * Rejects if the geocoder does not answer, refuses, or answers with something else.
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
