import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { mistakesIn, readDocuments, syntaxMistake } from './graphql-documents.ts';

const sdl = 'type Query { home: Home } type Home { id: ID! }';
const local = { file: 'client/local.graphql', text: 'extend type Home { kept: Boolean! }' };

it('accepts fields that the browser adds to a type', () => {
  const card = { file: 'client/card.graphql', text: 'fragment Card on Home { id kept }' };
  expect(mistakesIn(readDocuments(sdl, [card, local]))).toEqual([]);
});

it('reports an unknown field with its location, in one line', () => {
  const page = { file: 'client/page.graphql', text: 'query Page {\n  home {\n    phone\n  }\n}' };
  expect(mistakesIn(readDocuments(sdl, [page, local]))).toEqual([
    'client/page.graphql:3  Cannot query field "phone" on type "Home".',
  ]);
});

it('reports a file that is not valid GraphQL with its location, in one line', () => {
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
