import { useRoughPlaceQuery, type RoughPlaceQuery } from './rough-place.generated.ts';

/** The known parts of an address that may not be found. */
export interface Area {
  city: string;
  state: string;
  zip: string;
}

/** Returns the approximate position of an address and the colleges nearby; undefined while loading or when nothing is found. */
export function useArea({ city, state, zip }: Area): NonNullable<RoughPlaceQuery['roughPlace']> | undefined {
  const { data, previousData } = useRoughPlaceQuery({
    // an incomplete zip is not sent
    variables: { city: city.trim(), state, zip: zip.length === 5 ? zip : '' },
    skip: !state,
  });
  return (data ?? previousData)?.roughPlace ?? undefined;
}
