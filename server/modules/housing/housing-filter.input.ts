import { Field } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { laundryOptions, type Laundry } from '../../../domain/search/criteria.ts';
import { searchFromFilter } from '../../../domain/search/search-filter-input.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { searchSorts, type SearchSort } from '../../../domain/search/sort.ts';
import { RequestError } from '../../errors.ts';
import { namedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, flag, float, id, InputWithFields, int, text } from '../../graphql/fields/fields.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

const laundryEnum = namedEnum('Laundry', 'Laundry in the unit, or anywhere in the building.', laundryOptions);
const sortEnum = namedEnum(
  'SearchSort',
  'Featured first, then nearest; lowest cost per person; shortest walk; newest.',
  searchSorts,
);

@InputWithFields({ description: 'The search criteria of a renter. An absent field does not filter.' })
export class HousingFilterInput extends fields({
  locationId: id<string>('The id of the place.'),
  bedrooms: int('A bedroom code: 9 is a studio.').nullish(),
  bathrooms: float('The minimum number of bathrooms, 1 to 5.5 in steps of 0.5.').nullish(),
  budget: int('The maximum rent of the floorplan in dollars per month.').nullish(),
  minRent: int('The minimum rent of the floorplan in dollars per month.').nullish(),
  pets: int('Pet ids; listings that say nothing about pets fit as well.').list().nullish(),
  must: int('Feature ids that a listing must state.').list().nullish(),
  features: int('Feature ids that only explain matches and filter nothing.').list().nullish(),
  laundry: field<Laundry>(() => laundryEnum, 'Where laundry must be.').nullish(),
  furnished: flag('True: only furnished listings.').nullish(),
  utilities: flag('True: only rents that include utilities.').nullish(),
  lease: int('A lease length in months that the home must offer.').nullish(),
  availableBy: text('The last day on which it may become available, YYYY-MM-DD.').nullish(),
  maxWalk: int('The maximum minutes on foot.').nullish(),
  sort: field<SearchSort>(() => sortEnum, 'The order of the results; featured first unless given.').nullish(),
  site: text('The site code of the brand; an unknown code means default.').nullish(),
}) {
  @Field(() => locationTypeEnum, { defaultValue: 'college', description: 'The place type.' })
  locationType!: LocationType;
}

/** Returns the search for an input. @throws {RequestError} 400 BAD_USER_INPUT, with the invalid fields. */
export function searchFromInput(filter: HousingFilterInput, page: number): Search {
  const read = searchFromFilter(filter, page);
  if ('search' in read) return read.search;
  throw new RequestError(400, 'BAD_USER_INPUT', read.wrong);
}
