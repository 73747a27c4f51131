import { globSync, readFileSync } from 'node:fs';
import { parse, print as printAny } from 'graphql';
import { expect, it } from 'vitest';
import { print } from './print-operation.ts';

const written = globSync('client/**/*.graphql', { exclude: (name) => name.endsWith('local-schema.graphql') });

it.each(written)('prints %s as graphql-js reads it', (file) => {
  const document = parse(readFileSync(file, 'utf8'));
  expect(printAny(parse(print(document)))).toBe(printAny(document));
});

it('prints every kind of value, type and directive of an operation', () => {
  const document = parse(
    'query Q($a: [Int!]! = [1, 2], $b: In = {x: null, y: A}) @d(t: "q\\"") { k: f(a: $a, b: true, c: -1.5) @skip(if: $b) { ... on T @c { g } ...F ... @include(if: true) { h } } } fragment F on T { i }',
  );
  expect(printAny(parse(print(document)))).toBe(printAny(document));
});
