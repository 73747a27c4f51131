import { readFileSync } from 'node:fs';
import { buildSchema, isUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { screens } from '../client/app/routes.tsx';
import { matchScreen } from '../client/app/router/match-screen.ts';
import { postingErrorKeys } from '../domain/posting/error-fields.ts';
import { sections } from '../domain/posting/sections.ts';
import { createWorld } from './world/create-world.ts';
import { scenarioNames, scenarios } from './scenarios.ts';
import { requiredScenarios, errorResults } from './scenarios/setup/required-scenarios.ts';
import { draftWith, fullDraft } from './scenarios/setup/drafts.ts';
import { SCENARIO_NOW, scenarioGroups, type Scenario } from './scenarios/setup/scenario.ts';
import { firstIncomplete } from '../domain/posting/completeness.ts';
import { draftSchema } from '../domain/posting/drafts/draft.ts';

/** The catalog of scenarios: must be complete, without impossible states. */
const all = scenarioNames.map((name): [string, Scenario] => [name, scenarios[name]]);
const covered = new Set(all.flatMap(([, { covers = [] }]) => covers));
const freshWorld = () => createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: 'http://here' });

/** The success members of unions; every other member is an error that some scenario must show. */
const hopes = [
  'CardChanged',
  'Done',
  'DraftSaved',
  'GroupListCreated',
  'GroupListJoined',
  'Subscriber',
  'Edited',
  'InquirySent',
  'ReportSent',
  'Geo',
  'PropertyTypeQuote',
  'ListingImport',
  'LeadChanged',
  'LeadSent',
  'ListingState',
  'ConfirmedListing',
  'LoggedIn',
  'Published',
  'Subscribed',
];

/** Errors of calls for other programs, which no screen makes. */
const withoutScreen = ['ConfirmedListingResult.Invalid'];

it('covers every row of the error catalog', () => {
  expect(postingErrorKeys.length).toBeGreaterThanOrEqual(27);
  expect(requiredScenarios.filter((row) => !covered.has(row))).toEqual([]);
});

it('covers every error result of the schema', () => {
  const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));
  const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
  const unhoped = unions.flatMap((union) =>
    union
      .getTypes()
      .filter(({ name }) => !hopes.includes(name))
      .map(({ name }) => `${union.name}.${name}`),
  );
  expect(unhoped.toSorted()).toEqual([...errorResults, ...withoutScreen].toSorted());
});

it('starts on every screen of the client: a new screen requires a scenario', () => {
  const shown = new Set(all.map(([, { at }]) => matchScreen(screens, at)?.screen.path));
  expect(screens.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});

it('has a scenario in every group and for every posting section', () => {
  const groups = new Set(all.map(([, { group }]) => group));
  expect(scenarioGroups.filter((group) => !groups.has(group))).toEqual([]);
  const names = all.map(([name]) => name);
  expect(sections.filter(({ name }) => !names.includes(`section-${name}`))).toEqual([]);
});

it.each(all)('gives %s a short name, title and description', (name, { title, shows, at, expects }) => {
  expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(title).toMatch(/^[A-Z].{2,60}[^.]$/);
  expect(shows).toMatch(/^.{10,160}\.$/s);
  expect(at).toMatch(/^\/(?!\/)/);
  expect(new URL(at, 'http://here').searchParams.has('scenario')).toBe(false);
  expect(String(expects).length).toBeGreaterThan(3);
});

it('has unique titles', () => {
  const titles = all.map(([, { group, title }]) => `${group}: ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each(all.filter(([, { as, arrange }]) => as !== undefined || arrange !== undefined))(
  'sets up %s in a fresh world',
  (_, { as, arrange }) => {
    const world = freshWorld();
    if (as !== undefined) expect(world.db.accounts.map(({ email }) => email)).toContain(as);
    const before = JSON.stringify([world.db, world.faults]);
    arrange?.(world);
    expect(JSON.stringify([world.db, world.faults]) === before).toBe(arrange === undefined);
  },
);

it('uses a complete draft that is complete and partial ones that are not', () => {
  const whole = draftSchema.parse(fullDraft);
  expect(firstIncomplete(whole, 1)).toBe(sections.length - 1);
  const some = draftSchema.parse(draftWith('contact', 'location'));
  expect(firstIncomplete(some, 1)).toBe(2);
});
