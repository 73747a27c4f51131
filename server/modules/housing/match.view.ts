import { namedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, float, id, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { criterionNames, type Criterion } from '../../../domain/search/matching.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { PageMeta } from '../../graphql/page-meta.ts';
import { ListingView } from './listing.view.ts';

const criterionEnum = namedEnum('Criterion', 'A search criterion.', criterionNames);

@ObjectWithFields({
  name: 'UnmetCriterion',
  description: 'A criterion that a listing does not meet, and the difference.',
  simpleResolvers: true,
})
export class UnmetView extends fields({
  criterion: field<Criterion>(() => criterionEnum, 'The criterion.'),
  by: float(
    'Missing bedrooms (negative for extra ones), missing bathrooms, dollars over budget or under the minimum, miles beyond ten, extra minutes of walking, or the id of a feature; otherwise 1.',
  ),
}) {}

@ObjectWithFields({
  name: 'Match',
  description: 'A listing in a search result, with the criteria it does not meet (none in a regular search).',
  simpleResolvers: true,
})
class MatchView extends fields({
  listing: field(() => ListingView, 'The listing.'),
  unmet: field(() => UnmetView, 'The unmet criteria.').list(),
}) {}

@ObjectWithFields({ name: 'SearchLocation', description: 'The place searched.', simpleResolvers: true })
export class SearchLocationView extends fields({
  id: id('The id of the place.'),
  type: field<LocationType>(() => locationTypeEnum, 'A college, a state or a city.'),
  name: text('The federal name of a college, or the name of a city or state.'),
  displayName: text('The common name.'),
  slug: text('The slug of the place.'),
  url: text('The absolute URL of the place page.'),
  state: text('Two-letter state code.'),
  lat: float('Latitude in degrees; null for a state.').nullable(),
  lon: float('Longitude in degrees; null for a state.').nullable(),
}) {}

@ObjectWithFields({ name: 'MatchPage', description: 'A page of matches.', simpleResolvers: true })
export class MatchPageView extends fields({
  data: field(() => MatchView, 'In display order; at most twenty.').list(),
  meta: field(() => PageMeta, 'Paging data.'),
  location: field(() => SearchLocationView, 'The place that was searched.'),
  notStated: int(
    "The number of listings excluded only because they don't state a filtered value; null without such a filter.",
  ).nullable(),
  petsNotStated: int(
    "The number of the listings found that don't say whether the filtered pets are allowed; null without pets.",
  ).nullable(),
}) {}
