import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWorld } from './world/create-world.ts';
import { scenarioOf } from './scenarios.ts';
import type { PageDriver } from './scenarios/setup/page-driver.ts';
import { SCENARIO_NOW, type Scenario } from './scenarios/setup/scenario.ts';
import { TEST_CARDS } from './stripe/cards.ts';

/** mocks/README.md names inputs that make things fail: each as its scenario gives it, with what is read then. */
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| ([^|`]+?) +\| `(.+?)` +\| (.+?) +\| `([\w-]+)` +\|$/gm)].map(
  ([, where = '', input = '', words = '', name = '']) => ({ where, input, words, name }),
);

/** What a scenario gives the page (its address, what was typed before, what its hands type), and what is read in it. */
async function playOf(scenario: Scenario): Promise<{ given: string; read: (string | RegExp)[] }> {
  const given = [scenario.at, JSON.stringify(scenario.draft ?? {})];
  const read = [scenario.expects];
  const note = async (...words: unknown[]) => void given.push(...words.map(String));
  const see = async (words: string | RegExp) => void read.push(words);
  const hands: PageDriver = { press: note, type: note, choose: note, tick: note, drop: note, see };
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: 'http://here' });
  scenario.arrange?.(world);
  await scenario.play?.(hands, world);
  return { given: given.join('\n'), read };
}

it('has a table that can be read', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(readme.match(/^\| .*` +\|$/gm)).toHaveLength(rows.length);
});

it.each(rows)('$where $input is what $name gives, and it says so', async ({ input, words, name }) => {
  const scenario = scenarioOf(name);
  expect(scenario, name).toBeDefined();
  if (!scenario) return;
  const { given, read } = await playOf(scenario);
  expect(given).toContain(input);
  expect(read.some((said) => (typeof said === 'string' ? words.includes(said) : said.test(words)))).toBe(true);
});

it('names test cards of the processor', () => {
  const cards = rows.filter(({ where, name }) => where === 'card number' && name !== 'payment-card-number');
  const known = TEST_CARDS.map(({ number }) => number);
  expect(cards.map(({ input }) => input.replaceAll(' ', '')).filter((number) => !known.includes(number))).toEqual([]);
});
