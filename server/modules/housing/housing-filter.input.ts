import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { parseSearch, type Search } from '../../../domain/search.ts';
import { Refusal } from '../../errors.ts';
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

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? undefined : String(value);

/**
 * The search an input asks for, by the very rules of the address and of REST.
 * @throws {Refusal} 400 BAD_USER_INPUT, naming what is wrong.
 */
export function searchOf(filter: HousingFilterInput, page: number): Search {
  const parsed = parseSearch({
    location_type: filter.locationType,
    location_id: filter.locationId,
    bedrooms: text(filter.bedrooms),
    bathrooms: text(filter.bathrooms),
    budget: text(filter.budget),
    page: String(page),
    site: text(filter.site),
  });
  if ('search' in parsed) return parsed.search;
  const wrong = Object.entries(parsed.errors).map(([name, messages]) => `${name}: ${messages.join(' ')}`);
  throw new Refusal(400, 'BAD_USER_INPUT', wrong.join(' '));
}
