import { graphql } from 'graphql';
import { makeExecutableSchema } from '@graphql-tools/schema';
import typeDefs from '../../schema.graphql?raw';
import { createSession } from '../account/sessions.ts';
import { createWorld } from './create-world.ts';
import type { ListingRow } from './db.ts';
import { housingResolvers } from '../resolvers/housing.ts';
import { activityResolvers } from '../resolvers/tracking.ts';
import { inboxResolvers } from '../resolvers/inbox.ts';
import { leadResolvers } from '../resolvers/leads.ts';
import { placeResolvers } from '../resolvers/places.ts';
import { listingNamed, required } from '../scenarios/setup/arrange.ts';
import type { MockContext, World } from './world.ts';

export const homeCalled = ({ db }: World, name: string): ListingRow =>
  required(db.listings.find(listingNamed(name)), `home called ${name}`);

/** A clock that stands still until it is advanced. */
export interface HeldClock {
  world: World;
  later(ms: number): void;
}

export const BASE_URL = 'http://mock.example';

/** Returns a fresh world whose clock the test controls. */
export function heldWorld(at = '2026-11-21T12:00:00Z'): HeldClock {
  let now = Date.parse(at);
  const world = createWorld({ now: () => new Date(now), baseUrl: BASE_URL });
  return { world, later: (ms) => void (now += ms) };
}

/** Returns a caller's context, with a session of this landlord if given. */
export function callerOf(world: World, email?: string): MockContext {
  const account = world.db.accounts.find((row) => row.email === email);
  const token = account ? createSession(world, account.id).token : null;
  return { world, caller: { token, ip: '192.0.2.1', userAgent: 'test', remember: () => undefined } };
}

/** The renter's part of the schema, and the landlord queries. */
export const askingSchema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Query: {
      ...placeResolvers.Query,
      ...housingResolvers.Query,
      ...leadResolvers.Query,
      ...inboxResolvers.Query,
      ...activityResolvers.Query,
    },
    Mutation: { ...leadResolvers.Mutation, ...inboxResolvers.Mutation },
    Subscription: inboxResolvers.Subscription,
  },
});

/** Executes an operation on the renter's part of the mock; returns plain data and the errors. */
export async function ask<Data>(context: MockContext, source: string, variableValues = {}) {
  const { data, errors } = await graphql({ schema: askingSchema, source, variableValues, contextValue: context });
  return {
    data: (data ? JSON.parse(JSON.stringify(data)) : data) as Data,
    refused: errors?.map(({ message, extensions }) => ({ message, code: extensions['code'] })),
  };
}
