import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { SubscriptionsResolver } from './realtime/subscriptions.resolver.ts';
import { pubSub } from './realtime/pub-sub.ts';
import { AccountResolver } from './modules/account/account.resolver.ts';
import { MyAccountResolver } from './modules/account/settings/my-account.resolver.ts';
import { OptionsResolver } from './modules/posting/options.resolver.ts';
import { AdvertisingResolver } from './modules/advertising/advertising.resolver.ts';
import { BillingResolver } from './modules/billing/billing.resolver.ts';
import { CallsResolver } from './modules/calls/calls.resolver.ts';
import { DraftsResolver } from './modules/posting/drafts/drafts.resolver.ts';
import { ListingImportResolver } from './modules/posting/import/listing-import.resolver.ts';
import { UnavailableListingResolver } from './modules/housing/unavailable/unavailable-listing.resolver.ts';
import { HousingResolver } from './modules/housing/housing.resolver.ts';
import { SearchSuggestionsResolver } from './modules/housing/suggestions/search-suggestions.resolver.ts';
import { PropertyTypeChangesResolver } from './modules/property-type-changes/property-type-changes.resolver.ts';
import { InboxResolver } from './modules/leads/inbox/inbox.resolver.ts';
import { LeadResolver } from './modules/leads/lead.resolver.ts';
import { ListingsResolver } from './modules/listings/listings.resolver.ts';
import {
  CityFieldsResolver,
  CollegeFieldsResolver,
  PlaceFieldsResolver,
  StateFieldsResolver,
} from './modules/places/place-fields.resolver.ts';
import { WidgetHostResolver } from './widget/widget-host.resolver.ts';
import { DirectionsResolver, NameSearchResolver, PlacesResolver } from './modules/places/places.resolver.ts';
import { PostingResolver } from './modules/posting/posting.resolver.ts';
import { GroupListsResolver } from './modules/group-lists/group-lists.resolver.ts';
import { SubscriberResolver } from './modules/alerts/subscriber.resolver.ts';
import { ReportsResolver } from './modules/trust/reports.resolver.ts';
import { ReviewsResolver } from './modules/trust/reviews.resolver.ts';
import { ActivityResolver, TrackingResolver } from './modules/tracking/tracking.resolver.ts';

/** All resolvers of the product; add new ones here. */
const resolvers = [
  AccountResolver,
  MyAccountResolver,
  OptionsResolver,
  PlacesResolver,
  PostingResolver,
  PropertyTypeChangesResolver,
  DraftsResolver,
  ListingImportResolver,
  CollegeFieldsResolver,
  CityFieldsResolver,
  StateFieldsResolver,
  PlaceFieldsResolver,
  NameSearchResolver,
  HousingResolver,
  DirectionsResolver,
  SearchSuggestionsResolver,
  UnavailableListingResolver,
  LeadResolver,
  InboxResolver,
  SubscriptionsResolver,
  ListingsResolver,
  ReviewsResolver,
  ReportsResolver,
  CallsResolver,
  BillingResolver,
  SubscriberResolver,
  GroupListsResolver,
  AdvertisingResolver,
  TrackingResolver,
  ActivityResolver,
  WidgetHostResolver,
] as const;

/** Builds the schema from the decorated classes. domain/ validates the values, so class-validator is off. */
export const createSchema = (): Promise<GraphQLSchema> => buildSchema({ resolvers, validate: false, pubSub });

/** Prints the schema as in schema.graphql: sorted, so that a diff shows only what changed. */
export const printedSchema = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
