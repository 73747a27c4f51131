import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWorld } from './world/create-world.ts';
import { scenarioOf } from './scenarios.ts';
import type { PageDriver } from './scenarios/setup/page-driver.ts';
import { SCENARIO_NOW, type Scenario } from './scenarios/setup/scenario.ts';
import { perform } from './scenarios/setup/steps.ts';
import { TEST_CARDS } from './stripe/cards.ts';

/** mocks/README.md lists inputs that cause errors: each must match its scenario's input and displayed text. */
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| ([^|`]+?) +\| `(.+?)` +\| (.+?) +\| `([\w-]+)` +\|$/gm)].map(
  ([, where = '', input = '', words = '', name = '']) => ({ where, input, words, name }),
);

/** Returns a scenario's input (its address, what was typed before, what its page driver types) and its expected text. */
async function playOf(scenario: Scenario): Promise<{ given: string; read: (string | RegExp)[] }> {
  const given = [scenario.at, JSON.stringify(scenario.draft ?? {})];
  const read = [scenario.expects];
  const note = async (...words: unknown[]) => void given.push(...words.map(String));
  const see = async (words: string | RegExp) => void read.push(words);
  const hands: PageDriver = { press: note, type: note, choose: note, tick: note, drop: note, see };
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: 'http://here' });
  scenario.arrange?.(world);
  if (scenario.play) await perform(scenario.play, hands, world);
  return { given: given.join('\n'), read };
}

it('has a table that can be parsed', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(readme.match(/^\| .*` +\|$/gm)).toHaveLength(rows.length);
});

it.each(rows)('documents $input for $where as $name uses it, with its message', async ({ input, words, name }) => {
  const scenario = scenarioOf(name);
  expect(scenario, name).toBeDefined();
  if (!scenario) return;
  const { given, read } = await playOf(scenario);
  expect(given).toContain(input);
  expect(read.some((part) => (typeof part === 'string' ? words.includes(part) : part.test(words)))).toBe(true);
});

it('lists test cards of the payment processor', () => {
  const cards = rows.filter(({ where, name }) => where === 'card number' && name !== 'payment-card-number');
  const known = TEST_CARDS.map(({ number }) => number);
  expect(cards.map(({ input }) => input.replaceAll(' ', '')).filter((number) => !known.includes(number))).toEqual([]);
});
