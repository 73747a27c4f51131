import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { AccountResolver } from './modules/account/account.resolver.ts';
import { OptionsResolver } from './modules/account/options.resolver.ts';
import { LeadResolver } from './modules/leads/lead.resolver.ts';

/** Every resolver of the product; a new one is added here. */
const resolvers: NonEmptyArray<new () => object> = [AccountResolver, OptionsResolver, LeadResolver];

/** The schema, from the decorated classes. Values are checked by domain/'s rules, so class-validator stays off. */
export const createSchema = (): Promise<GraphQLSchema> => buildSchema({ resolvers, validate: false });

/** As schema.graphql holds it: sorted, so that a diff shows what changed. */
export const printedSchema = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
