import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationNodes, replacedModules } from './smaller-libraries.ts';

it.each(Object.keys(replacedModules))('replaces %s, which the installed library has', (path) => {
  expect(existsSync(`node_modules/${path}`)).toBe(true);
});

describe.each(globSync('client/**/*.graphql', { exclude: (name) => name.endsWith('local-schema.graphql') }))(
  '%s',
  (file) => {
    it('has only what the replaced modules know of an operation', () => {
      const [kinds, directives] = [new Set<string>(), new Set<string>()];
      visit(parse(readFileSync(file, 'utf8')), {
        enter: (node) => void kinds.add(node.kind),
        Directive: (node) => void directives.add(node.name.value),
      });
      expect([...kinds].filter((kind) => !(kind in operationNodes))).toEqual([]);
      expect([...directives].filter((name) => name !== 'include' && name !== 'skip')).toEqual([]);
    });
  },
);
