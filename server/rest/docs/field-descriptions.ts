import { PASSWORD_MIN_LENGTH, MAX_TOUR_TIMES } from '../../../domain/limits.ts';
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

/** Descriptions of body fields by wire name; codes include their labels, because programs have no other list of them. */
const fieldDescriptions: Readonly<Record<string, string>> = {
  first_name: 'The given name.',
  last_name: 'The family name.',
  phone:
    'Ten digits in any format, with or without +1 and an extension; a renter also with the code of another country: `+91 98765 43210`.',
  follows:
    'The `secret` of an earlier message of the sender to this home. With another email, it corrects the address.',
  email: 'An email address that can receive email.',
  message: "The renter's message.",
  about: 'The message.',
  topic: '`advertising`, the default, or `partnership`: the subject of the emails about it.',
  housing_id: 'The id of the home.',
  school_id: 'The id of the place searched: a college unless `location_type` says otherwise.',
  location_type: 'The type of place that `school_id` refers to: college (also 1), state (also 2) or city (also 3).',
  bedrooms: BEDROOMS,
  bathrooms: 'At least this many: from 1 to 5.5, in half steps.',
  budgets: 'At most this many dollars a month for the whole home.',
  pets: `Pets: ${coded(petOptions)}.`,
  features: `Features: ${coded(featureOptions)}.`,
  move_date: 'A date such as 2027-08-15; 0 for as soon as possible.',
  property_name: "The home's name as the renter saw it.",
  powered_by: 'The code of the brand whose page showed the home; an unknown code means default.',
  site: "The code of the requesting page's brand; an unknown code means default.",
  search_filter:
    'The search, with the parameters of `searchHousing`. In an alert it selects the homes; in a request it is shown to the landlord.',
  frequency:
    'How often the alert is sent when a new listing fits: `instant`, `daily` or `weekly`; daily for a new alert.',
  tour_times: `Up to ${MAX_TOUR_TIMES} suggested tour times in the local time of the home, such as 2027-08-15T16:30.`,
  subscriber_id: 'Accepted from older clients but not stored.',
  housing_position: 'Its position in the list, starting at 1; absent outside lists.',
  action: 'What the renter did.',
  step: 'The section to validate.',
  type: 'The property type: 84 is an apartment, 85 a house.',
  name: 'The property name.',
  contact: "The landlord's contact; never shown to renters.",
  account: 'The new account. The top-level fields take precedence.',
  location:
    'The address. `zip` is five digits and `coordinates` is the position. `pin` is true when the landlord set the position, which then overrides the address.',
  floorplans: `Each with \`bedrooms\` (${BEDROOMS.replace('A b', 'b').replace('.', '')}), \`bathrooms\` (1 to 5.5, in half steps), square feet and dollars a month. Optional: fees, utilities (0 if included), deposit and one-time fees in dollars, lease lengths in months, and the first available day.`,
  amenities: `Amenities: ${coded(amenities)}.`,
  description: 'The description.',
  description_text:
    'The description as written, with line breaks and all characters; it takes precedence over `description`.',
  images: 'Pairs returned by `uploadImage`, in display order; empty strings are padding.',
  virtualTour: 'An https link to a virtual tour on a public website; empty: none.',
  textsForReview:
    'Hashes of the texts that the landlord sends to staff for review, as our pages make them; send `review` instead.',
  password: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  password_confirmation: 'The same password again.',
  payment: 'The payment for the first month.',
};

/** Adds descriptions to the fields of a body. */
export const describeFields = (shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const description = schema.description ?? fieldDescriptions[name];
      return [name, description === undefined ? schema : schema.describe(description)];
    }),
  );
