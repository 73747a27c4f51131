import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { CallChangedResolver } from './live/call-changed.resolver.ts';
import { LeadArrivedResolver } from './live/lead-arrived.resolver.ts';
import { pubSub } from './live/lead-topic.ts';
import { AccountResolver } from './modules/account/account.resolver.ts';
import { MyAccountResolver } from './modules/account/my-account.resolver.ts';
import { OptionsResolver } from './modules/account/options.resolver.ts';
import { AdvertisingResolver } from './modules/advertising/advertising.resolver.ts';
import { BillingResolver } from './modules/billing/billing.resolver.ts';
import { CallsResolver } from './modules/calls/calls.resolver.ts';
import { DirectionsResolver } from './modules/directions/directions.resolver.ts';
import { DraftsResolver } from './modules/drafts/drafts.resolver.ts';
import { GoneHomeResolver } from './modules/housing/gone-home.resolver.ts';
import { HousingResolver } from './modules/housing/housing.resolver.ts';
import { WaysOnResolver } from './modules/housing/ways-on.resolver.ts';
import { KindsResolver } from './modules/kinds/kinds.resolver.ts';
import { InboxResolver } from './modules/leads/inbox.resolver.ts';
import { LeadResolver } from './modules/leads/lead.resolver.ts';
import { ListingsResolver } from './modules/listings/listings.resolver.ts';
import {
  CityFieldsResolver,
  CollegeFieldsResolver,
  PlaceFieldsResolver,
  StateFieldsResolver,
} from './modules/places/place-fields.resolver.ts';
import { WidgetHostResolver } from './modules/partners/widget-host.resolver.ts';
import { PlacesResolver } from './modules/places/places.resolver.ts';
import { PostingResolver } from './modules/posting/posting.resolver.ts';
import { SubscriberResolver } from './modules/subscribers/subscriber.resolver.ts';
import { ActivityResolver } from './modules/tracking/activity.resolver.ts';
import { TrackingResolver } from './modules/tracking/tracking.resolver.ts';

/** Every resolver of the product; a new one is added here. */
const resolvers = [
  AccountResolver,
  MyAccountResolver,
  OptionsResolver,
  PlacesResolver,
  PostingResolver,
  KindsResolver,
  DraftsResolver,
  CollegeFieldsResolver,
  CityFieldsResolver,
  StateFieldsResolver,
  PlaceFieldsResolver,
  HousingResolver,
  DirectionsResolver,
  WaysOnResolver,
  GoneHomeResolver,
  LeadResolver,
  InboxResolver,
  CallChangedResolver,
  LeadArrivedResolver,
  ListingsResolver,
  CallsResolver,
  BillingResolver,
  SubscriberResolver,
  AdvertisingResolver,
  TrackingResolver,
  ActivityResolver,
  WidgetHostResolver,
] as const;

/** The schema, from the decorated classes. Values are checked by domain/'s rules, so class-validator stays off. */
export const createSchema = (): Promise<GraphQLSchema> => buildSchema({ resolvers, validate: false, pubSub });

/** As schema.graphql holds it: sorted, so that a diff shows what changed. */
export const printedSchema = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
