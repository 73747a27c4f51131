import { makeExecutableSchema } from '@graphql-tools/schema';
import typeDefs from '../schema.graphql?raw';
import { applyDueBilling } from './billing/apply-due-billing.ts';
import { beforeRootFields } from './execute.ts';
import { resolvers } from './resolvers.ts';
import type { MockContext } from './world/world.ts';

/** The product's schema with the mock's resolvers. */
export const mockSchema = makeExecutableSchema<MockContext>({ typeDefs, resolvers });

// The time that has passed is applied before any field resolves: months are paid, listings expire.
beforeRootFields(mockSchema, ({ world }) => applyDueBilling(world));
