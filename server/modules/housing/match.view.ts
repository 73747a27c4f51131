import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { criterionNames, type Criterion } from '../../../domain/search/matching.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { PageMeta } from '../../graphql/page-meta.ts';
import { ListingView } from './listing.view.ts';

const criterionEnum = Object.fromEntries(criterionNames.map((name) => [name, name]));
registerEnumType(criterionEnum, { name: 'Criterion', description: 'A search criterion.' });

@ObjectType('Unmet', {
  description: 'A criterion that a listing does not meet, and the difference.',
  simpleResolvers: true,
})
export class UnmetView {
  @Field(() => criterionEnum, { description: 'The criterion.' })
  criterion!: Criterion;

  @Field(() => Float, {
    description:
      'Missing bedrooms (negative for extra ones), missing bathrooms, dollars over budget or under the minimum, miles beyond ten, extra minutes of walking, or the id of a feature; otherwise 1.',
  })
  by!: number;
}

@ObjectType('Match', {
  description: 'A listing in a search result, with the criteria it does not meet (none in a regular search).',
  simpleResolvers: true,
})
export class MatchView {
  @Field(() => ListingView, { description: 'The listing.' })
  listing!: ListingView;

  @Field(() => [UnmetView], { description: 'The unmet criteria.' })
  unmet!: UnmetView[];
}

@ObjectType('SearchLocation', { description: 'The place searched.', simpleResolvers: true })
export class SearchLocationView {
  @Field(() => ID, { description: 'The id of the place.' })
  id!: number;

  @Field(() => locationTypeEnum, { description: 'A college, a state or a city.' })
  type!: LocationType;

  @Field(() => String, { description: 'The federal name of a college, or the name of a city or state.' })
  name!: string;

  @Field(() => String, { description: 'The common name.' })
  displayName!: string;

  @Field(() => String, { description: 'The slug of the place.' })
  slug!: string;

  @Field(() => String, { description: 'The absolute URL of the place page.' })
  url!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees; null for a state.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees; null for a state.' })
  lon!: number | null;
}

@ObjectType('MatchPage', { description: 'A page of matches.', simpleResolvers: true })
export class MatchPageView {
  @Field(() => [MatchView], { description: 'In display order; at most twenty.' })
  data!: MatchView[];

  @Field(() => PageMeta, { description: 'Paging data.' })
  meta!: PageMeta;

  @Field(() => SearchLocationView, { description: 'The place that was searched.' })
  location!: SearchLocationView;

  @Field(() => Int, {
    nullable: true,
    description:
      "The number of listings excluded only because they don't state a filtered value; null without such a filter.",
  })
  notStated!: number | null;
}
