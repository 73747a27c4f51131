import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { GeoInformationDocument } from './geo-information.generated.ts';

/** The look-up waits until nobody has typed for this long [§9]. */
const SETTLED_MS = 400;

export interface Address {
  address: string;
  city: string;
  state: string;
}

export interface Found {
  lat: number;
  lon: number;
  zip: string;
  colleges: { count: number; list: readonly string[] };
}

/** What is known of where the address is. */
export type Geo =
  | { status: 'empty' | 'looking' | 'unreachable' }
  | { status: 'found'; found: Found }
  | { status: 'unknown'; message: string };

/** Told of each change; `first` is the look-up of an address that was there from the start. */
export interface GeoEvents {
  found(found: Found): void;
  unknown(first: boolean): void;
  cleared(): void;
}

/**
 * Looks up where an address is and which colleges are near: at once for an address that is there from the start, 400 ms
 * after the last change else. While one of the three is empty nothing is known, and an answer to an older question is
 * never heard [§7] K39.
 */
export function useGeoLookup({ address, city, state }: Address, events: GeoEvents): Geo {
  const client = useApolloClient();
  const [geo, setGeo] = useState<Geo>({ status: 'empty' });
  const latest = useRef(events);
  const first = useRef(true);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const atStart = first.current;
    first.current = false;
    const asked = { address: address.trim(), city: city.trim(), state };
    if (!asked.address || !asked.city || !asked.state) {
      setGeo({ status: 'empty' });
      if (!atStart) latest.current.cleared();
      return;
    }
    let stale = false;
    const look = async () => {
      setGeo({ status: 'looking' });
      const { data } = await client.query({ query: GeoInformationDocument, variables: asked });
      const answer = data?.geoInformation;
      if (stale) return;
      if (!answer) return setGeo({ status: 'unreachable' });
      if ('errors' in answer) {
        const message = answer.errors[0]?.messages[0] ?? 'We could not find this address.';
        setGeo({ status: 'unknown', message });
        return latest.current.unknown(atStart);
      }
      const { lat, lon, zip, schools } = answer;
      const found = { lat, lon, zip, colleges: schools };
      setGeo({ status: 'found', found });
      latest.current.found(found);
    };
    const timer = setTimeout(
      () => void look().catch(() => !stale && setGeo({ status: 'unreachable' })),
      atStart ? 0 : SETTLED_MS,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [client, address, city, state]);
  return geo;
}
