import { field, fields, flag, id, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { PlaceView } from './place.view.ts';

@ObjectWithFields({ name: 'ZipHit', description: 'A zip code in search results.', simpleResolvers: true })
export class ZipHit extends fields({
  zip: text('Five digits.'),
  cityId: id('The id of its city.'),
  city: text('The name of its city.'),
  state: text('Two-letter state code.'),
  slug: text("The slug of its city's page."),
  url: text("The absolute URL of its city's page."),
}) {}

@ObjectWithFields({ name: 'ListingHit', description: 'A listing found by its name.', simpleResolvers: true })
export class ListingHit extends fields({
  id: id<string>('The id of the listing.'),
  slug: text('The slug of its page.'),
  name: text('Its name.'),
  city: text('Its city.'),
  state: text('Two-letter state code.'),
  url: text('The absolute URL of its page.'),
}) {}

@ObjectWithFields({
  name: 'AddressHit',
  description: 'A street address or a zip code that was typed into the search.',
  simpleResolvers: true,
})
export class AddressHit extends fields({
  label: text('The address as understood.'),
  exact: flag('False if only its zip code or city could be located.'),
  places: field(() => PlaceView, 'The colleges within ten miles, nearest first, at most five; then its city.').list(),
}) {}
