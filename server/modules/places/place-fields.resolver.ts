import { Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { fields, int, ObjectWithFields } from '../../graphql/fields/fields.ts';
import type { Context } from '../../context.ts';
import { PageTexts } from '../../graphql/page-texts.ts';
import { City } from './city.entity.ts';
import { College } from './college.entity.ts';
import { displayName } from '../../../domain/places/search/display-name.ts';
import { cityPageTexts, collegePageTexts, statePageTexts } from '../../../domain/places/place-page-texts.ts';
import { placeUrl } from '../../../domain/places/place-url.ts';
import type { BedroomRents } from '../../../domain/search/rent-statistics.ts';
import { PlaceView, StateView } from './place.view.ts';

@ObjectWithFields({
  name: 'BedroomRents',
  description: 'Rents of one bedroom count at a place.',
  simpleResolvers: true,
})
class BedroomRentsView extends fields({
  bedrooms: int('A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms.'),
  listingsCount: int('The number of listings with this bedroom count.'),
  rentFrom: int('The lowest rent of a floorplan in dollars per month.'),
  rentMedian: int('The median rent in dollars per month.'),
}) {}

const COUNT = { description: 'The number of listings shown there now.' };
const URL_OF = { description: 'The absolute URL of the place page.' };
const PAGE = { description: 'Text for the page title and search engines.' };
const RENTS = { description: 'Current rents by bedroom count, smallest first.' };
const NEIGHBOURS = { description: 'At most eight cities within 25 miles, largest first.' };

/** Fields of a college that are computed on request. */
@Resolver(() => College)
export class CollegeFieldsResolver {
  @FieldResolver(() => String, { description: 'The common name.' })
  displayName(@Root() { name }: College): string {
    return displayName(name);
  }

  @FieldResolver(() => String, URL_OF)
  url(@Root() { slug }: College, @Ctx() { services: { env } }: Context): string {
    return placeUrl(env.baseUrl, 'college', slug);
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => Int, COUNT)
  listingsCount(@Root() { lat, lon }: College, @Ctx() { services: { housing } }: Context): Promise<number> {
    return housing.listingsCount({ lat, lon });
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => PageTexts, PAGE)
  async page(@Root() college: College, @Ctx() { services: { housing } }: Context): Promise<PageTexts> {
    return collegePageTexts(college, await housing.offer({ lat: college.lat, lon: college.lon }));
  }

  @Extensions({ cost: 1, size: 6 })
  @FieldResolver(() => [BedroomRentsView], RENTS)
  async rents(@Root() { lat, lon }: College, @Ctx() { services }: Context): Promise<readonly BedroomRents[]> {
    return (await services.housing.offer({ lat, lon })).rents;
  }

  @Extensions({ cost: 1, size: 8 })
  @FieldResolver(() => [College], { description: 'At most eight other colleges within 25 miles, nearest first.' })
  nearbySchools(@Root() college: College, @Ctx() { services: { places } }: Context): Promise<College[]> {
    return places.collegesAround(college);
  }

  @Extensions({ cost: 1, size: 8 })
  @FieldResolver(() => [City], NEIGHBOURS)
  nearbyCities(@Root() college: College, @Ctx() { services: { places } }: Context): Promise<City[]> {
    return places.citiesAround(college);
  }
}

@Resolver(() => City)
export class CityFieldsResolver {
  @FieldResolver(() => String, URL_OF)
  url(@Root() { slug }: City, @Ctx() { services: { env } }: Context): string {
    return placeUrl(env.baseUrl, 'city', slug);
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => Int, COUNT)
  listingsCount(@Root() { lat, lon }: City, @Ctx() { services: { housing } }: Context): Promise<number> {
    return housing.listingsCount({ lat, lon });
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => [College], { description: 'Colleges within ten miles, nearest first.' })
  async schools(@Root() city: City, @Ctx() { services: { places } }: Context): Promise<College[]> {
    const near = await places.nearbyColleges(city);
    return places.collegesById(near.map(({ id }) => id));
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => PageTexts, PAGE)
  async page(@Root() city: City, @Ctx() { services: { housing } }: Context): Promise<PageTexts> {
    return cityPageTexts(city, await housing.offer({ lat: city.lat, lon: city.lon }));
  }

  @Extensions({ cost: 1, size: 6 })
  @FieldResolver(() => [BedroomRentsView], RENTS)
  async rents(@Root() { lat, lon }: City, @Ctx() { services: { housing } }: Context): Promise<readonly BedroomRents[]> {
    return (await housing.offer({ lat, lon })).rents;
  }

  @Extensions({ cost: 1, size: 8 })
  @FieldResolver(() => [City], NEIGHBOURS)
  nearbyCities(@Root() city: City, @Ctx() { services: { places } }: Context): Promise<City[]> {
    return places.citiesAround(city, city.id);
  }
}

@Resolver(() => StateView)
export class StateFieldsResolver {
  @FieldResolver(() => String, URL_OF)
  url(@Root() { slug }: StateView, @Ctx() { services: { env } }: Context): string {
    return placeUrl(env.baseUrl, 'state', slug);
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => Int, COUNT)
  listingsCount(@Root() { code }: StateView, @Ctx() { services: { housing } }: Context): Promise<number> {
    return housing.listingsCount({ state: code });
  }

  @Extensions({ cost: 1, size: 50 })
  @FieldResolver(() => [College], { description: 'Its largest colleges.' })
  schools(@Root() { code }: StateView, @Ctx() { services: { places } }: Context): Promise<College[]> {
    return places.collegesOfState(code);
  }

  @Extensions({ cost: 1, size: 50 })
  @FieldResolver(() => [City], { description: 'Its largest cities.' })
  cities(@Root() { code }: StateView, @Ctx() { services: { places } }: Context): Promise<City[]> {
    return places.citiesOfState(code);
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => PageTexts, PAGE)
  async page(@Root() state: StateView, @Ctx() { services: { housing } }: Context): Promise<PageTexts> {
    return statePageTexts(state, await housing.offer({ state: state.code }));
  }

  @Extensions({ cost: 1, size: 6 })
  @FieldResolver(() => [BedroomRentsView], RENTS)
  async rents(@Root() { code }: StateView, @Ctx() { services }: Context): Promise<readonly BedroomRents[]> {
    return (await services.housing.offer({ state: code })).rents;
  }
}

@Resolver(() => PlaceView)
export class PlaceFieldsResolver {
  @Extensions({ cost: 1 })
  @FieldResolver(() => Int, COUNT)
  listingsCount(@Root() { lat, lon, state }: PlaceView, @Ctx() { services: { housing } }: Context): Promise<number> {
    return housing.listingsCount(lat === null || lon === null ? { state } : { lat, lon });
  }
}
