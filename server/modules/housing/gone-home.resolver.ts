import { Arg, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { NearbyCollege } from '../../../domain/places/nearby.ts';
import type { Context } from '../../context.ts';
import { GoneHomeView } from './gone-home.view.ts';
import { HomeView } from './home.view.ts';
import { NearbySchool } from './nearby-school.view.ts';

const MOST_NEARBY = 3;

/** What stands in the place of a home that is gone; open to everybody. */
@Resolver(() => GoneHomeView)
export class GoneHomeResolver {
  @Query(() => GoneHomeView, {
    nullable: true,
    description: 'A home that is gone, by the end of its address; null for one that is shown, and for none.',
  })
  goneListing(@Arg('slug', () => String) slug: string, @Ctx() { services }: Context): Promise<GoneHomeView | null> {
    return services.housing.gone(slug);
  }

  @Extensions({ cost: 2, size: 6 })
  @FieldResolver(() => [HomeView], { description: 'At most six: its size, about its rent, near where it stood.' })
  similar(@Root() gone: GoneHomeView, @Ctx() { services }: Context): Promise<HomeView[]> {
    return services.housing.similar(gone);
  }

  @Extensions({ cost: 1, size: 3 })
  @FieldResolver(() => [NearbySchool], { description: 'Colleges within ten miles, nearest first, at most three.' })
  async nearbySchools(@Root() gone: GoneHomeView, @Ctx() { services }: Context): Promise<NearbyCollege[]> {
    return (await services.places.nearbyColleges(gone)).slice(0, MOST_NEARBY);
  }
}
