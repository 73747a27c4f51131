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
registerEnumType(criterionEnum, { name: 'Criterion', description: 'What a renter asks of a home.' });

@ObjectType('Unmet', {
  description: 'What a home does not meet of what was asked, and by how much.',
  simpleResolvers: true,
})
export class UnmetView {
  @Field(() => criterionEnum, { description: 'What is not met.' })
  criterion!: Criterion;

  @Field(() => Float, {
    description: 'Bedrooms short (negative: more than asked), bathrooms short, dollars over, or miles past ten.',
  })
  by!: number;
}

@ObjectType('Match', {
  description: 'A home in a result, with what it misses (empty in a search).',
  simpleResolvers: true,
})
export class MatchView {
  @Field(() => ListingView, { description: 'The home.' })
  listing!: ListingView;

  @Field(() => [UnmetView], { description: 'What it misses.' })
  unmet!: UnmetView[];
}

@ObjectType('SearchLocation', { description: 'Where a search looked.', simpleResolvers: true })
export class SearchLocationView {
  @Field(() => ID, { description: 'The number of the place.' })
  id!: number;

  @Field(() => locationTypeEnum, { description: 'A college, a state or a city.' })
  type!: LocationType;

  @Field(() => String, { description: "A college's federal name, a city's or a state's own." })
  name!: string;

  @Field(() => String, { description: 'The everyday name.' })
  displayName!: string;

  @Field(() => String, { description: "The end of the place's address." })
  slug!: string;

  @Field(() => String, { description: "The place's page, with the site's host." })
  url!: string;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => Float, { nullable: true, description: 'Degrees north; null for a state.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east; null for a state.' })
  lon!: number | null;
}

@ObjectType('MatchPage', { description: 'A page of homes.', simpleResolvers: true })
export class MatchPageView {
  @Field(() => [MatchView], { description: 'In the order they are shown; at most twenty.' })
  data!: MatchView[];

  @Field(() => PageMeta, { description: 'Where this page stands.' })
  meta!: PageMeta;

  @Field(() => SearchLocationView, { description: 'Where the search looked.' })
  location!: SearchLocationView;
}
