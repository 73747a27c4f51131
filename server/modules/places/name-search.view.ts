import { Field, ID, ObjectType } from 'type-graphql';
import { PlaceView } from './place.view.ts';

@ObjectType('ZipHit', { description: 'A zip code in search results.', simpleResolvers: true })
export class ZipHit {
  @Field(() => String, { description: 'Five digits.' })
  zip!: string;

  @Field(() => ID, { description: 'The id of its city.' })
  cityId!: number;

  @Field(() => String, { description: 'The name of its city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: "The slug of its city's page." })
  slug!: string;

  @Field(() => String, { description: "The absolute URL of its city's page." })
  url!: string;
}

@ObjectType('ListingHit', { description: 'A listing found by its name.', simpleResolvers: true })
export class ListingHit {
  @Field(() => ID, { description: 'The id of the listing.' })
  id!: string;

  @Field(() => String, { description: 'The slug of its page.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'The absolute URL of its page.' })
  url!: string;
}

@ObjectType('AddressHit', { description: 'A street address that was typed into the search.', simpleResolvers: true })
export class AddressHit {
  @Field(() => String, { description: 'The address as understood.' })
  label!: string;

  @Field(() => Boolean, { description: 'False if only its zip code or city could be located.' })
  exact!: boolean;

  @Field(() => [PlaceView], {
    description: 'The colleges within ten miles, nearest first, at most five; then its city.',
  })
  places!: PlaceView[];
}
