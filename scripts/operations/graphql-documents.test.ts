import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { mistakesIn, readDocuments, syntaxMistake } from './graphql-documents.ts';

const sdl = 'type Query { home: Home } type Home { id: ID! }';
const local = { file: 'client/local.graphql', text: 'extend type Home { kept: Boolean! }' };

it('what the browser adds to a type may be asked for', () => {
  const card = { file: 'client/card.graphql', text: 'fragment Card on Home { id kept }' };
  expect(mistakesIn(readDocuments(sdl, [card, local]))).toEqual([]);
});

it('a field that is not in the contract is told with its place, in a line', () => {
  const page = { file: 'client/page.graphql', text: 'query Page {\n  home {\n    phone\n  }\n}' };
  expect(mistakesIn(readDocuments(sdl, [page, local]))).toEqual([
    'client/page.graphql:3  Cannot query field "phone" on type "Home".',
  ]);
});

it('a file that is no GraphQL is told with its place, in a line', () => {
  const page = { file: 'client/page.graphql', text: 'query Page {\n  home {\n' };
  try {
    readDocuments(sdl, [page]);
    expect.unreachable();
  } catch (error) {
    expect(error instanceof GraphQLError && syntaxMistake(error)).toBe(
      'client/page.graphql:3  Syntax Error: Expected Name, found <EOF>.',
    );
  }
});
