import { useRoughPlaceQuery, type RoughPlaceQuery } from './rough-place.generated.ts';

/** What is known of an address that may not be found. */
export interface Area {
  city: string;
  state: string;
  zip: string;
}

/** About where an address is, and the colleges to find one's way by; undefined until it is known, or where nothing is. */
export function useArea({ city, state, zip }: Area): NonNullable<RoughPlaceQuery['roughPlace']> | undefined {
  const { data, previousData } = useRoughPlaceQuery({
    // a zip that is still being typed says nothing, and is no question
    variables: { city: city.trim(), state, zip: zip.length === 5 ? zip : '' },
    skip: !state,
  });
  return (data ?? previousData)?.roughPlace ?? undefined;
}
