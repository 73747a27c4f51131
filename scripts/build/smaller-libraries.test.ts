import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationNodes, replacedModules, smallerReactDom } from './smaller-libraries.ts';

const reactDom = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

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

it('takes unused features from React DOM, and says so when one is used', () => {
  const smaller = smallerReactDom(reactDom);
  expect(smaller.length).toBeLessThan(reactDom.length * 0.9);
  expect(smaller).toContain("function updateActivityComponent() {notInThisBuild('<Activity>')}");
});

it('fails on a React DOM with other functions', () => {
  expect(() => smallerReactDom(reactDom.replace('function useMemoCache(', 'function useMemo2('))).toThrow(
    'React DOM has no function useMemoCache',
  );
});
