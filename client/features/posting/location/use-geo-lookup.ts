import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { zipStateError } from '../../../../domain/posting/listing-location.ts';
import type { StoredDraftFragment } from '../../../shared/posting/draft.generated.ts';
import { GeoInformationDocument, type GeoInformationQueryVariables } from './geo-information.generated.ts';

/** Debounce of the lookup after the last keystroke, in milliseconds [§9]. */
const SETTLED_MS = 400;

/** `pin`: whether the landlord set the coordinates, which then decide (K39). */
export type Address = StoredDraftFragment['location'];

interface GeoResult {
  lat: number;
  lon: number;
  /** The zip of an address that was found exactly, else ''. */
  zip: string;
  exact: boolean;
  colleges: { count: number; list: readonly string[] };
}

export type GeoLookup =
  | { status: 'empty' | 'looking' | 'unreachable' }
  | { status: 'found'; found: GeoResult }
  | { status: 'unknown'; message: string };

interface GeoEvents {
  found(found: GeoResult): void;
  /** Called when the address changed or was cleared, so that its previous result is no longer valid. */
  changed(what: 'address' | 'zip'): void;
}

/** Returns the variables of the lookup, the same for every screen; null until the address can be looked up. */
export function geoVariables(written: Address): GeoInformationQueryVariables | null {
  const { state, zip, coordinates } = written;
  const [address, city] = [written.address.trim(), written.city.trim()];
  const unfinished = zip !== '' && zip.length < 5;
  if (!address || !city || !state || unfinished || zipStateError(zip, state)) return null;
  const pin = written.pin && coordinates ? { lat: coordinates.lat, lon: coordinates.lon } : null;
  return { address, city, state, zip, pin };
}

/** Looks up the position and the colleges nearby, at once on load, else 400 ms after the last change ([§7], K39). */
export function useGeoLookup(written: Address, events: GeoEvents): GeoLookup {
  const client = useApolloClient();
  const [geo, setGeo] = useState<{ keys: readonly string[]; result: GeoLookup }>({ keys: [], result: LOOKING });
  const onFound = useEffectEvent(events.found);
  const onChanged = useEffectEvent(events.changed);
  const before = useRef<{ place: string; zip: string; key: string }>(undefined);
  const answered = useRef<readonly string[]>([]);

  const variables = geoVariables(written);
  const key = JSON.stringify(variables);
  const place = JSON.stringify([written.address.trim(), written.city.trim(), written.state]);
  const { zip } = written;
  useEffect(() => {
    const last = before.current;
    before.current = { place, zip, key };
    const atStart = last === undefined || last.key === key;
    // the zip code of a result that filled the empty field is part of that result
    if (answered.current.includes(key)) return;
    answered.current = [];
    if (last && last.place !== place) onChanged('address');
    else if (last && last.zip !== zip) onChanged('zip');
    const requested = JSON.parse(key) as GeoInformationQueryVariables | null;
    if (!requested) return;
    let stale = false;
    const show = (result: GeoLookup, ...more: string[]) => {
      if (stale) return;
      answered.current = [key, ...more];
      setGeo({ keys: answered.current, result });
    };
    const look = async () => {
      const { data } = await client.query({ query: GeoInformationDocument, variables: requested });
      const answer = data?.geoInformation;
      if (stale) return;
      if (!answer) return show({ status: 'unreachable' });
      if ('errors' in answer) {
        const message = answer.errors[0]?.messages[0] ?? "We couldn't find this address.";
        return show({ status: 'unknown', message });
      }
      const { lat, lon, exact, schools } = answer;
      // An estimate's zip is a guess within the city, which would move the listing for miles if it were taken over.
      const found = { lat, lon, zip: exact ? answer.zip : '', exact, colleges: schools };
      show({ status: 'found', found }, JSON.stringify({ ...requested, zip: requested.zip || found.zip }));
      onFound(found);
    };
    const timer = setTimeout(() => void look().catch(() => show({ status: 'unreachable' })), atStart ? 0 : SETTLED_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [client, place, zip, key]);
  if (!variables) return { status: 'empty' };
  return geo.keys.includes(key) ? geo.result : LOOKING;
}

const LOOKING: GeoLookup = { status: 'looking' };
