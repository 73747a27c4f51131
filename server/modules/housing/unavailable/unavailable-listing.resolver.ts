import { Arg, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { fields, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import type { NearbyCollege } from '../../../../domain/places/nearby-colleges.ts';
import type { Context } from '../../../context.ts';
import { ListingView, NearbySchool } from '../listing.view.ts';
import type { Floorplan } from '../../../../domain/search/floorplan.ts';

@ObjectWithFields({
  name: 'UnavailableListing',
  description: 'A listing that is no longer shown: where it was, and similar listings.',
  simpleResolvers: true,
})
export class UnavailableListingView extends fields({
  city: text('The city as the landlord entered it.'),
  state: text('Two-letter state code.'),
}) {
  lat!: number;

  lon!: number;

  floorplans!: Floorplan[];
}

const MAX_NEARBY = 3;

/** Data for the page of an unavailable listing; public. */
@Resolver(() => UnavailableListingView)
export class UnavailableListingResolver {
  @Query(() => UnavailableListingView, {
    nullable: true,
    description: 'A listing that is no longer shown, by its slug; null when it is shown or never existed.',
  })
  unavailableListing(@Arg('slug', () => String) slug: string, @Ctx() { services }: Context) {
    return services.housing.unavailable(slug);
  }

  @Extensions({ cost: 2, size: 6 })
  @FieldResolver(() => [ListingView], { description: 'At most six listings nearby of the same size and similar rent.' })
  similar(@Root() listing: UnavailableListingView, @Ctx() { services }: Context): Promise<ListingView[]> {
    return services.housing.similar(listing);
  }

  @Extensions({ cost: 1, size: 3 })
  @FieldResolver(() => [NearbySchool], { description: 'At most three colleges within ten miles, nearest first.' })
  async nearbySchools(@Root() listing: UnavailableListingView, @Ctx() { services }: Context): Promise<NearbyCollege[]> {
    return (await services.places.nearbyColleges(listing)).slice(0, MAX_NEARBY);
  }
}
