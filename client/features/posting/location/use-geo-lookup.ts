import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { GeoInformationDocument } from './geo-information.generated.ts';

/** Debounce of the lookup after the last keystroke, in milliseconds [§9]. */
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

/** The state of the address lookup. */
export type GeoLookup =
  | { status: 'empty' | 'looking' | 'unreachable' }
  | { status: 'found'; found: GeoResult }
  | { status: 'unknown'; message: string };

/** Callbacks for each change; `first` marks the lookup of an address that was present on load. */
export interface GeoEvents {
  found(found: GeoResult, first: boolean): void;
  /** Called when the address changed or was cleared, so that its previous result is no longer valid. */
  changed(): void;
}

/**
 * Looks up the position of an address and the colleges nearby: at once for an address present on load, else 400 ms
 * after
 * the last change. Clears the previous position at once, so that it is never submitted with the new address. Returns no
 * result while one of the three fields is empty, and ignores the response to an outdated request [§7] K39.
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
        const message = answer.errors[0]?.messages[0] ?? "We couldn't find this address.";
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
