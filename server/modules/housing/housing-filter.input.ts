import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { laundryOptions, type Laundry } from '../../../domain/search/criteria.ts';
import { searchFromFilter } from '../../../domain/search/search-filter-input.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { searchSorts, type SearchSort } from '../../../domain/search/sort.ts';
import { RequestError } from '../../errors.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
const laundryEnum = enumOf(laundryOptions);
registerEnumType(laundryEnum, { name: 'Laundry', description: 'Laundry in the unit, or anywhere in the building.' });
const sortEnum = enumOf(searchSorts);
registerEnumType(sortEnum, {
  name: 'SearchSort',
  description: 'Featured first, then nearest; lowest cost per person; shortest walk; newest.',
});

@InputType({ description: 'The search criteria of a renter. An absent field does not filter.' })
export class HousingFilterInput {
  @Field(() => locationTypeEnum, { defaultValue: 'college', description: 'The place type.' })
  locationType!: LocationType;

  @Field(() => ID, { description: 'The id of the place.' })
  locationId!: string;

  @Field(() => Int, { nullable: true, description: 'A bedroom code: 9 is a studio.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'The minimum number of bathrooms, 1 to 5.5 in steps of 0.5.' })
  bathrooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'The maximum rent of the floorplan in dollars per month.' })
  budget?: number | null;

  @Field(() => Int, { nullable: true, description: 'The minimum rent of the floorplan in dollars per month.' })
  minRent?: number | null;

  @Field(() => [Int], { nullable: true, description: 'Pet ids; listings that say nothing about pets fit as well.' })
  pets?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'Feature ids that a listing must state.' })
  must?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'Feature ids that only explain matches and filter nothing.' })
  features?: number[] | null;

  @Field(() => laundryEnum, { nullable: true, description: 'Where laundry must be.' })
  laundry?: Laundry | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only furnished listings.' })
  furnished?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only rents that include utilities.' })
  utilities?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'A lease length in months that the home must offer.' })
  lease?: number | null;

  @Field(() => String, { nullable: true, description: 'The last day on which it may become available, YYYY-MM-DD.' })
  availableBy?: string | null;

  @Field(() => Int, { nullable: true, description: 'The maximum minutes on foot.' })
  maxWalk?: number | null;

  @Field(() => sortEnum, { nullable: true, description: 'The order of the results; featured first unless given.' })
  sort?: SearchSort | null;

  @Field(() => String, { nullable: true, description: 'The site code of the brand; an unknown code means default.' })
  site?: string | null;
}

/**
 * Returns the search for an input.
 * @throws {RequestError} 400 BAD_USER_INPUT, with the invalid fields.
 */
export function searchFromInput(filter: HousingFilterInput, page: number): Search {
  const read = searchFromFilter(filter, page);
  if ('search' in read) return read.search;
  throw new RequestError(400, 'BAD_USER_INPUT', read.wrong);
}
