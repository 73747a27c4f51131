import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { PageTexts } from '../../graphql/page-texts.ts';
import { College } from '../places/college.entity.ts';
import type { NearbyCollege } from '../places/places.service.ts';
import { HomeView } from './home.view.ts';
import { HousingFilterInput, searchOf } from './housing-filter.input.ts';
import { homePageTexts } from './home-page-texts.ts';
import { MatchPageView } from './match.view.ts';
import { NearbySchool } from './nearby-school.view.ts';

const PAGE = { defaultValue: 1, description: 'From 1.' };
const MOST_NEARBY = 6;
const MOST_POPULAR = 50;

/** What renters read; open to everybody. */
@Resolver(() => HomeView)
export class HousingResolver {
  @Query(() => MatchPageView, {
    nullable: true,
    description:
      'The homes that fit, featured first, then nearest (newest in a state). Null when there is no such place.',
  })
  searchHousing(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Arg('page', () => Int, PAGE) page: number,
    @Ctx() { services }: Context,
  ): Promise<MatchPageView | null> {
    const search = searchOf(filter, page);
    return services.housing.search(search, search.page);
  }

  @Query(() => MatchPageView, {
    nullable: true,
    description: 'For when nothing fits: the fewest unmet criteria first, then the least missed, then the nearest.',
  })
  closestHousing(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Arg('page', () => Int, PAGE) page: number,
    @Ctx() { services }: Context,
  ): Promise<MatchPageView | null> {
    const search = searchOf(filter, page);
    return services.housing.closest(search, search.page);
  }

  @Query(() => HomeView, {
    nullable: true,
    description: 'A home by the end of its address; null when it is not shown.',
  })
  listing(@Arg('slug', () => String) slug: string, @Ctx() { services }: Context): Promise<HomeView | null> {
    return services.housing.home(slug);
  }

  @Query(() => [College], {
    description:
      'Large universities with homes near them, for the home page; largest first, other colleges after them.',
  })
  async popularSchools(
    @Arg('count', () => Int, { defaultValue: 12, description: 'At most 50.' }) count: number,
    @Ctx() { services }: Context,
  ): Promise<College[]> {
    const ids = await services.housing.popularSchools(Math.min(MOST_POPULAR, Math.max(0, count)));
    return services.places.collegesById(ids);
  }

  @FieldResolver(() => PageTexts, { description: 'Texts for the title and search engines.' })
  page(@Root() home: HomeView): PageTexts {
    return homePageTexts(home);
  }

  @FieldResolver(() => [NearbySchool], { description: 'Colleges within ten miles, nearest first, at most six.' })
  async nearbySchools(@Root() home: HomeView, @Ctx() { services }: Context): Promise<NearbyCollege[]> {
    return (await services.places.nearbyColleges(home)).slice(0, MOST_NEARBY);
  }
}
