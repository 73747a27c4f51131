import { HeaderMap } from '@apollo/server';
import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonymousContext } from '../context.ts';
import { RequestError } from '../errors.ts';
import type { Services } from '../services.ts';
import { createApolloServer } from './apollo-server.ts';
import { operationKey } from './operation-key.ts';

const fail = (error: Error) => () => Promise.reject(error);
const Thing = new GraphQLObjectType({
  name: 'Thing',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLInt) },
    refused: { type: GraphQLString, resolve: fail(new RequestError(404, 'NOT_FOUND', 'No such thing.')) },
    fails: { type: GraphQLString, resolve: fail(new Error('the password is swordfish')) },
    must: { type: new GraphQLNonNull(GraphQLString), resolve: fail(new Error('the password is swordfish')) },
  },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      things: {
        type: new GraphQLList(Thing),
        args: { count: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (_root, { count }) => Array.from({ length: Number(count) }, (_, id) => ({ id })),
      },
    },
  }),
});

const surprises: unknown[] = [];
/** The keys of the queries that are treated as the client's. */
const own = new Set<string>();
const { apollo, compiled } = createApolloServer({
  schema,
  open: false,
  own,
  onSurprise: (error) => surprises.push(error),
});
const context = anonymousContext({} as Services);
const headers = new HeaderMap([['content-type', 'application/json']]);

const viaApollo = async (call: object) => {
  const httpGraphQLRequest = { method: 'POST', headers, search: '', body: call };
  const { status, body } = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
  return { status: status ?? 200, text: body.kind === 'complete' ? body.string : '' };
};

beforeAll(() => apollo.start());
afterAll(() => apollo.stop());
beforeEach(() => {
  surprises.length = 0;
});

const variables = { count: 2 };
it.each([
  ['data', '{ id }', 0],
  ['a refusal in each of a list', '{ id refused }', 0],
  ['a masked surprise, told to the log', '{ id again: fails }', 2],
  ['a null that rises', '{ id must }', 2],
  ['a fragment under a name', '{ ...Part } } fragment Part on Thing { name: __typename id', 0],
])('executes a known query with %s as Apollo does', async (_what, fields, surprised) => {
  const call = { query: `query Things($count: Int!) { things(count: $count) ${fields} }`, variables };
  own.add(operationKey(parse(call.query)));
  expect(await compiled.execute(call, context)).toBeNull();
  const first = await viaApollo(call);
  expect(first).toMatchObject({ status: 200 });
  expect(surprises).toHaveLength(surprised);
  const known = await compiled.execute(call, context);
  expect(`${JSON.stringify(known)}\n`).toBe(first.text);
  expect(surprises).toHaveLength(2 * surprised);
  expect(first.text).not.toContain('swordfish');
});

it('leaves to Apollo any request that differs from those it validated', async () => {
  const query = 'query Things($count: Int!) { things(count: $count) { id } } query Other { __typename }';
  const call = { query, operationName: 'Things', variables };
  own.add(operationKey(parse(query)));
  await viaApollo(call);
  expect(await compiled.execute(call, context)).not.toBeNull();
  for (const other of [
    { ...call, variables: { count: 'two' } },
    { ...call, variables: undefined },
    { ...call, variables: [2] },
    { ...call, operationName: 'Other' },
    { ...call, operationName: 'Nobody' },
    { ...call, operationName: '' },
    { ...call, operationName: 1 },
    { ...call, operationName: undefined },
    { ...call, extensions: { persistedQuery: {} } },
    { ...call, query: `${query} ` },
    [call],
    null,
  ])
    expect(await compiled.execute(other, context)).toBeNull();
  expect((await viaApollo({ ...call, variables: { count: 'two' } })).status).toBe(400);
});

it("compiles no query other than the client's", async () => {
  const call = { query: 'query Foreign($count: Int!) { things(count: $count) { id } }', variables };
  expect((await viaApollo(call)).status).toBe(200);
  expect(await compiled.execute(call, context)).toBeNull();
});

it("compiles the client's query once, regardless of spacing and order of definitions", async () => {
  const [part, operation] = ['fragment Part on Thing { id }', 'query Own { things(count: 1) { ...Part } }'];
  own.add(operationKey(parse(`${operation} ${part}`)));
  for (const query of [`${operation} ${part}`, `${part}\n# spaced\n${operation}`]) {
    expect((await viaApollo({ query })).status).toBe(200);
    expect(await compiled.execute({ query }, context)).toEqual({ data: { things: [{ id: 0 }] } });
  }
});
