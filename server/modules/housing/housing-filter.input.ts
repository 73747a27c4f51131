import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { searchFromFilter } from '../../../domain/search/search-filter-input.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { RequestError } from '../../errors.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

@InputType({ description: 'What a renter asks for. What is absent filters nothing.' })
export class HousingFilterInput {
  @Field(() => locationTypeEnum, { defaultValue: 'college', description: 'The kind of place.' })
  locationType!: LocationType;

  @Field(() => ID, { description: 'The number of the place.' })
  locationId!: string;

  @Field(() => Int, { nullable: true, description: 'A bedroom code: 9 is a studio.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'At least this many, 1 to 5.5 in half steps.' })
  bathrooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'Dollars a month for the whole home, at most.' })
  budget?: number | null;

  @Field(() => String, { nullable: true, description: 'The code of the brand; an unknown one is default.' })
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
