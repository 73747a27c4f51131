import type { z } from 'zod';
import { amenities } from '../../../domain/options/amenities.ts';
import { featureOptions } from '../../../domain/options/features.ts';
import { petOptions } from '../../../domain/options/pets.ts';

const coded = (options: readonly { id: number; label: string }[]) =>
  options
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, label }) => `${id} ${label}`)
    .join(', ');
const BEDROOMS = 'A bedroom code: 1 to 8 bedrooms; 9 is a studio, 10 and 11 are nine and ten bedrooms.';

/** What the fields of bodies mean, by the wire's names; codes with their words, for a program has no other list of them. */
const fieldDescriptions: Readonly<Record<string, string>> = {
  first_name: 'The given name.',
  last_name: 'The family name.',
  phone: 'Ten digits in any writing, or eleven from 1.',
  email: 'An email address that is read: it gets a letter.',
  message: 'The renter’s own words.',
  about: 'What it is about, in one’s own words.',
  housing_id: 'The number of the home.',
  school_id: 'The number of the place that was searched near: a college, unless `location_type` says otherwise.',
  location_type: 'What `school_id` names: college (also 1), state (also 2) or city (also 3).',
  bedrooms: BEDROOMS,
  bathrooms: 'At least so many: from 1 to 5.5, in half steps.',
  budgets: 'At most so many dollars a month for the whole home.',
  pets: `What comes along: ${coded(petOptions)}.`,
  features: `What would be liked: ${coded(featureOptions)}.`,
  move_date: 'A day like 2027-08-15; 0 for as soon as possible.',
  property_name: 'The home’s name as the renter saw it.',
  powered_by: 'The code of the brand whose page showed the home; an unknown one is default.',
  site: 'The code of the brand whose page asks; an unknown one is default.',
  search_filter: 'The search whose new homes are mailed, by the parameters of `searchHousing`.',
  subscriber_id: 'Taken from older clients, and not kept.',
  housing_position: 'Where it stood in the list, from 1; absent outside of lists.',
  action: 'What the renter did.',
  step: 'The section that is asked about.',
  type: 'The kind: 84 is an apartment, 85 a house.',
  name: 'What the home is called.',
  contact: 'Whom renters reach; never shown to them.',
  account: 'Of the account to be made; what stands at the top says the same, and wins.',
  location: 'Where it stands. `zip` is five digits, `coordinates` where the pin was put.',
  floorplans: `Each with \`bedrooms\` (${BEDROOMS.replace('A b', 'b').replace('.', '')}), \`bathrooms\` (1 to 5.5, in half steps), square feet and dollars a month.`,
  amenities: `What it has: ${coded(amenities)}.`,
  description: 'The home in words.',
  images: 'Pairs that `uploadImage` gave out, in the order to be shown; empty texts are padding.',
  password: 'Of at least six characters.',
  password_confirmation: 'The same password again.',
  payment: 'How the first month is paid.',
};

/** The fields of a body with what they mean. */
export const describeFields = (shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const said = schema.description ?? fieldDescriptions[name];
      return [name, said === undefined ? schema : schema.describe(said)];
    }),
  );
