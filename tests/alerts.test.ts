import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rules = readFileSync('deploy/prometheus/nearcampus.rules.yml', 'utf8');
const runbooks = readFileSync('docs/operations/alerts.md', 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

it('describes each alert under its own heading, which the alert names, and no other', () => {
  expect(alerts.length).toBeGreaterThan(10);
  expect([...runbooks.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
  expect([...rules.matchAll(/runbook: docs\/operations\/alerts\.md#(\w+)/g)].map(([, name]) => name)).toEqual(
    alerts.map((name) => name.toLowerCase()),
  );
});

it('alerts on metrics that exist', () => {
  const sources = globSync('server/http/metrics/*.ts').map((file) => readFileSync(file, 'utf8'));
  const known = new Set(sources.join('\n').match(/(?<=')nearcampus_\w+(?=')/g));
  const used = [...rules.matchAll(/expr: (.*)/g)].flatMap(
    ([, expression = '']) => expression.match(/nearcampus_\w+/g) ?? [],
  );
  expect(used.map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.has(name))).toEqual([]);
});
