import type { Resolvers } from './__generated__/resolvers.ts';
import { accountResolvers } from './resolvers/account.ts';
import { activityResolvers } from './resolvers/tracking.ts';
import { partnerResolvers } from './resolvers/partners.ts';
import { billingResolvers } from './resolvers/billing.ts';
import { callResolvers } from './resolvers/calls.ts';
import { housingResolvers } from './resolvers/housing.ts';
import { draftResolvers } from './resolvers/drafts.ts';
import { inboxResolvers } from './resolvers/inbox.ts';
import { leadResolvers } from './resolvers/leads.ts';
import { myAccountResolvers } from './resolvers/my-account.ts';
import { listingResolvers } from './resolvers/listings.ts';
import { placeResolvers } from './resolvers/places.ts';
import { postingResolvers } from './resolvers/posting.ts';
import { groupListResolvers } from './listings/group-lists.ts';
import { subscriberResolvers } from './resolvers/subscribers.ts';

/** Every root field of the schema. A missing one, or one that returns another shape, does not compile. */
export const resolvers = {
  Query: {
    ...placeResolvers.Query,
    ...housingResolvers.Query,
    ...accountResolvers.Query,
    ...myAccountResolvers.Query,
    ...postingResolvers.Query,
    ...draftResolvers.Query,
    ...listingResolvers.Query,
    ...billingResolvers.Query,
    ...leadResolvers.Query,
    ...callResolvers.Query,
    ...inboxResolvers.Query,
    ...activityResolvers.Query,
    ...subscriberResolvers.Query,
    ...groupListResolvers.Query,
    ...partnerResolvers.Query,
  },
  Mutation: {
    ...accountResolvers.Mutation,
    ...myAccountResolvers.Mutation,
    ...postingResolvers.Mutation,
    ...draftResolvers.Mutation,
    ...listingResolvers.Mutation,
    ...billingResolvers.Mutation,
    ...leadResolvers.Mutation,
    ...inboxResolvers.Mutation,
    ...subscriberResolvers.Mutation,
    ...groupListResolvers.Mutation,
    ...partnerResolvers.Mutation,
    ...activityResolvers.Mutation,
  },
  Subscription: { ...callResolvers.Subscription, ...inboxResolvers.Subscription },
} satisfies Required<Pick<Resolvers, 'Query' | 'Mutation' | 'Subscription'>>;
