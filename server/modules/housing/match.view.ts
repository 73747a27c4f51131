import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import type { Criterion } from '../../../domain/search/matching.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { PageMeta } from '../../graphql/page-meta.ts';
import { ListingView } from './listing.view.ts';

const criterionEnum = {
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  budget: 'budget',
  distance: 'distance',
} as const satisfies { [C in Criterion]: C };
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
      'Missing bedrooms (negative: extra ones), missing bathrooms, dollars over budget, or miles beyond ten.',
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

@ObjectType('SearchLocation', { description: 'Where a search looked.', simpleResolvers: true })
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
}
