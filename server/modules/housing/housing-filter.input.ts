import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { searchFromFilter } from '../../../domain/search/search-filter-input.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { RequestError } from '../../errors.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

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
