import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { AddressHit, ListingHit, ZipHit } from './name-search.view.ts';
import { PlacePageView } from './place.view.ts';

/** What else the text of a place search means; public. */
@Resolver(() => PlacePageView)
export class NameSearchResolver {
  @Extensions({ cost: 1, size: 5 })
  @FieldResolver(() => [ZipHit], { description: 'Zip codes that begin with the typed digits, one of each city.' })
  zips(@Root() { text }: PlacePageView, @Ctx() { services: { names } }: Context): Promise<ZipHit[]> {
    return names.zips(text);
  }

  @Extensions({ cost: 1, size: 5 })
  @FieldResolver(() => [ListingHit], { description: 'Listings whose name contains the text.' })
  listings(@Root() { text }: PlacePageView, @Ctx() { services: { names } }: Context): Promise<ListingHit[]> {
    return names.listings(text);
  }

  @Extensions({ cost: 2 })
  @FieldResolver(() => AddressHit, { nullable: true, description: 'The street address that the text states, located.' })
  address(@Root() { text }: PlacePageView, @Ctx() { services: { names } }: Context): Promise<AddressHit | null> {
    return names.address(text);
  }
}
