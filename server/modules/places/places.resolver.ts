import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { directionsFromFields } from '../../../domain/places/directions/directions.ts';
import { RequestError } from '../../errors.ts';
import { DirectionsInput, DirectionsView } from './directions/directions.view.ts';
import { AddressHit, ListingHit, ZipHit } from './name-search.view.ts';
import type { Context } from '../../context.ts';
import { pageMeta } from '../../../domain/pagination.ts';
import { placeUrl } from '../../../domain/places/place-url.ts';
import { City } from './city.entity.ts';
import { College } from './college.entity.ts';
import { type PlaceType, placeTypeEnum, PlacePageView, StateCountView, StateView } from './place.view.ts';

const BY_ID = { nullable: true, description: 'The id; takes precedence over the slug.' };
const BY_SLUG = { nullable: true, description: 'The slug.' };

/** Parses an id; returns NaN, which no place has, for anything but a number. */
const idOf = (text: string): number => (/^\d{1,10}$/.test(text) ? Number(text) : Number.NaN);

/** Place queries; public. */
@Resolver()
export class PlacesResolver {
  @Query(() => College, { nullable: true, description: 'A college by id or slug; null when there is none.' })
  school(
    @Arg('id', () => ID, BY_ID) id: string | null,
    @Arg('slug', () => String, BY_SLUG) slug: string | null,
    @Ctx() { services: { places } }: Context,
  ): Promise<College | null> {
    return id ? places.college(idOf(id)) : places.collegeBySlug(slug ?? '');
  }

  @Query(() => City, { nullable: true, description: 'A city by id or slug; null when there is none.' })
  city(
    @Arg('id', () => ID, BY_ID) id: string | null,
    @Arg('slug', () => String, BY_SLUG) slug: string | null,
    @Ctx() { services: { places } }: Context,
  ): Promise<City | null> {
    return id ? places.city(idOf(id)) : places.cityBySlug(slug ?? '');
  }

  @Query(() => StateView, { nullable: true, description: 'A state by id or code; null when there is none.' })
  state(
    @Arg('id', () => ID, BY_ID) id: string | null,
    @Arg('slug', () => String, BY_SLUG) slug: string | null,
    @Ctx() { services: { places } }: Context,
  ): StateView | null {
    return id ? places.state(idOf(id)) : places.stateBySlug(slug ?? '');
  }

  @Extensions({ cost: 5, size: 51 })
  @Query(() => [StateCountView], { description: 'All states and the District of Columbia, by name.' })
  states(@Ctx() { services: { places, housing } }: Context): Promise<StateCountView[]> {
    return Promise.all(
      places.states().map(async ({ code, name }) => {
        return { code, name, listingsCount: await housing.listingsCount({ state: code }) };
      }),
    );
  }

  @Query(() => PlacePageView, {
    description: 'Places by name, nickname or initials, best match first; an empty text lists the largest.',
  })
  async searchPlaces(
    @Arg('text', () => String, { defaultValue: '', description: 'The text typed.' }) text: string,
    @Arg('type', () => placeTypeEnum, { defaultValue: 'all', description: 'The place types to search.' })
    type: PlaceType,
    @Arg('cityId', () => ID, {
      nullable: true,
      description: 'Limits the results to this city and the colleges within ten miles.',
    })
    cityId: string | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Ctx() { services: { places, env } }: Context,
  ): Promise<PlacePageView> {
    const found = await places.search({ text, type, cityId: cityId ? idOf(cityId) : null, page });
    const data = found.items.map((hit) => ({ ...hit, url: placeUrl(env.baseUrl, hit.type, hit.slug) }));
    return { data, meta: pageMeta(found.page, found.perPage, found.total), text };
  }
}

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

/** Directions to campus; public. */
@Resolver()
export class DirectionsResolver {
  @Query(() => DirectionsView, { description: 'Distance and travel time from a listing to a college.' })
  directions(@Arg('input', () => DirectionsInput) input: DirectionsInput, @Ctx() { services }: Context) {
    const read = directionsFromFields(input);
    if ('wrong' in read) throw new RequestError(400, 'BAD_USER_INPUT', read.wrong);
    return services.directions.find(read.request);
  }
}
