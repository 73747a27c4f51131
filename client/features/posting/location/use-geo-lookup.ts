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

interface GeoResult {
  lat: number;
  lon: number;
  zip: string;
  colleges: { count: number; list: readonly string[] };
}

/** What is known of where the address is. */
export type GeoLookup =
  | { status: 'empty' | 'looking' | 'unreachable' }
  | { status: 'found'; found: GeoResult }
  | { status: 'unknown'; message: string };

/** Told of each change; `first` is the look-up of an address that was there from the start. */
export interface GeoEvents {
  found(found: GeoResult, first: boolean): void;
  /** The address is another one, or none: what was known of it holds no longer. */
  changed(): void;
}

/**
 * Looks up where an address is and which colleges are near: at once for an address that is there from the start, 400 ms
 * after the last change else. The position of the address before is gone at once, lest it be sent with the new one; while
 * one of the three is empty nothing is known, and an answer to an older question is never heard [§7] K39.
 */
export function useGeoLookup(written: Address, events: GeoEvents): GeoLookup {
  const client = useApolloClient();
  const [geo, setGeo] = useState<GeoLookup>({ status: 'empty' });
  const latest = useRef(events);
  const before = useRef<string>(undefined);
  useEffect(() => {
    latest.current = events;
  });

  const [address, city, state] = [written.address.trim(), written.city.trim(), written.state];
  useEffect(() => {
    const asked = { address, city, state };
    const key = JSON.stringify(asked);
    const atStart = before.current === undefined || before.current === key;
    before.current = key;
    if (!atStart) latest.current.changed();
    if (!address || !city || !state) {
      setGeo({ status: 'empty' });
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
        return setGeo({ status: 'unknown', message });
      }
      const { lat, lon, zip, schools } = answer;
      const found = { lat, lon, zip, colleges: schools };
      setGeo({ status: 'found', found });
      latest.current.found(found, atStart);
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
