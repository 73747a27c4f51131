import { alertFrequencies, type AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { namedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, flag, float, id, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

export const alertFrequencyEnum = namedEnum(
  'AlertFrequency',
  'As soon as a listing is published, every morning, or on Mondays.',
  alertFrequencies,
);

@ObjectWithFields({
  name: 'Subscriber',
  description: 'A subscription as the link in its emails shows it. Does not include a name.',
})
export class SubscriberView extends fields({
  email: text('The email with all but the first letter hidden: `a•••@college.edu`.'),
  subscribed: flag('False once the emails are paused.'),
  confirmed: flag('False until its owner confirms the address; nothing is emailed before.'),
  frequency: field<AlertFrequency>(() => alertFrequencyEnum, 'How often it is emailed.'),
  search: text('The search as the query of a URL.'),
  placeLabel: text('`near Ohio State`.'),
  criteria: text('`2 bedrooms, up to $1,200 a month`; empty when every listing fits.'),
  locationType: field<LocationType>(() => locationTypeEnum, 'The place type of the search.'),
  locationId: id('The id of the place.'),
  bedrooms: int('A bedroom code: 9 is a studio.').nullable(),
  bathrooms: float('The minimum number of bathrooms.').nullable(),
  budget: int('The maximum rent of the floorplan in dollars per month.').nullable(),
  site: text<BrandCode>('The site code of the brand that the emails use.'),
}) {}
