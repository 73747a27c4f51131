import { freshnessLabel } from '../../../domain/listings/freshness.ts';
import { listingChecks } from '../../../domain/trust/listing-checks.ts';
import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { PageTexts } from '../../graphql/page-texts.ts';
import { College } from '../places/college.entity.ts';
import { truncatePage } from '../../../domain/pagination.ts';
import type { NearbyCollege } from '../../../domain/places/nearby-colleges.ts';
import { ListingView, NearbySchool } from './listing.view.ts';
import { HousingFilterInput, searchFromInput } from './housing-filter.input.ts';
import { parseListingIds } from '../../../domain/listings/shortlist.ts';
import { stateByCode } from '../../../domain/options/states.ts';
import { mentionedFeatures, mentionsPets } from '../../../domain/listings/description-mentions.ts';
import { listingPageTexts } from '../../../domain/listings/listing-page-texts.ts';
import { BEING_CHECKED } from '../../../domain/trust/listing-reports.ts';
import { MatchPageView } from './match.view.ts';

const PAGE = { defaultValue: 1, description: 'From 1.' };
const MAX_LISTINGS = { nullable: true, description: 'Limits the page to its first items.' };
const MAX_NEARBY = 6;
const MAX_POPULAR = 50;
const MAX_FEATURED = 12;

/** Renters' queries; public. */
@Resolver(() => ListingView)
export class HousingResolver {
  @Query(() => MatchPageView, {
    nullable: true,
    description:
      'The listings that fit, by default featured first, then nearest (newest first for a state). Null when the place does not exist.',
  })
  searchHousing(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, MAX_LISTINGS) limit: number | null,
    @Ctx() { services, cards }: Context,
  ): Promise<MatchPageView | null> {
    const search = searchFromInput(filter, page);
    if (cards) return cards.search(search);
    return services.housing.search(search, search.page).then((found) => found && truncatePage(found, limit));
  }

  @Query(() => MatchPageView, {
    nullable: true,
    description:
      'For a search without results: the fewest unmet criteria first, then the smallest differences, then the nearest.',
  })
  closestHousing(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, MAX_LISTINGS) limit: number | null,
    @Ctx() { services }: Context,
  ): Promise<MatchPageView | null> {
    const search = searchFromInput(filter, page);
    return services.housing.closest(search, search.page).then((found) => found && truncatePage(found, limit));
  }

  @Query(() => ListingView, {
    nullable: true,
    description: 'A listing by its slug; null when it is not shown.',
  })
  listing(@Arg('slug', () => String) slug: string, @Ctx() { services }: Context): Promise<ListingView | null> {
    return services.housing.listing(slug);
  }

  @Extensions({ size: 50 })
  @Query(() => [ListingView], {
    description:
      'Listings by id, in the given order, for a shortlist: at most 50. Listings that are not shown are left out.',
  })
  listings(@Arg('ids', () => [ID]) ids: string[], @Ctx() { services }: Context): Promise<ListingView[]> {
    return services.housing.listedIds(parseListingIds(ids));
  }

  @Extensions({ size: 50 })
  @Query(() => [College], {
    description: 'Colleges with listings nearby, for the homepage: large universities first, then other colleges.',
  })
  async popularSchools(
    @Arg('count', () => Int, { defaultValue: 12, description: 'At most 50.' }) count: number,
    @Ctx() { services }: Context,
  ): Promise<College[]> {
    const ids = await services.housing.popularSchools(Math.min(MAX_POPULAR, Math.max(0, count)));
    return services.places.collegesById(ids);
  }

  @Extensions({ size: 12 })
  @Query(() => [ListingView], { description: 'The newest featured listings, wherever they are, for the homepage.' })
  featuredListings(
    @Arg('count', () => Int, { defaultValue: 3, description: 'At most 12.' }) count: number,
    @Ctx() { services }: Context,
  ): Promise<ListingView[]> {
    return services.housing.featuredListings(Math.min(MAX_FEATURED, Math.max(0, count)));
  }

  @FieldResolver(() => PageTexts, { description: 'Text for the page title and search engines.' })
  page(@Root() home: ListingView): PageTexts {
    return listingPageTexts(home);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What renters must know before they contact the landlord: several people reported the listing.',
  })
  warning(@Root() home: ListingView, @Ctx() { services }: Context): string | null {
    const until = home.beingCheckedUntil;
    return until !== null && until > services.clock.now() ? BEING_CHECKED : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: '"Confirmed 3 days ago" or "Not confirmed since October 3"; null when it was never confirmed.',
  })
  freshness(@Root() home: ListingView, @Ctx() { services }: Context): string | null {
    return freshnessLabel(home, services.clock.now());
  }

  @FieldResolver(() => [String], { description: 'What was checked about it: each the check and its date, in words.' })
  checks(@Root() home: ListingView): string[] {
    return listingChecks(home);
  }

  @FieldResolver(() => [Int], { description: 'Feature ids that the description mentions, whether offered or denied.' })
  mentionedFeatures(@Root() home: ListingView): number[] {
    return mentionedFeatures(home.descriptionText);
  }

  @FieldResolver(() => String, { description: 'The name of its state.' })
  stateName(@Root() home: ListingView): string {
    return stateByCode(home.state)?.name ?? home.state;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the description mentions pets, allowed or not.' })
  mentionsPets(@Root() home: ListingView): boolean {
    return mentionsPets(home.descriptionText);
  }

  @Extensions({ cost: 1 })
  @FieldResolver(() => NearbySchool, {
    nullable: true,
    description: 'The nearest college within ten miles; null without one.',
  })
  async nearestCampus(@Root() home: ListingView, @Ctx() { services }: Context): Promise<NearbyCollege | null> {
    return (await services.places.nearbyColleges(home))[0] ?? null;
  }

  @Extensions({ cost: 1, size: 6 })
  @FieldResolver(() => [NearbySchool], { description: 'At most six colleges within ten miles, nearest first.' })
  async nearbySchools(@Root() home: ListingView, @Ctx() { services }: Context): Promise<NearbyCollege[]> {
    return (await services.places.nearbyColleges(home)).slice(0, MAX_NEARBY);
  }
}
