import { expect, it } from 'vitest';
import { parseRenter } from '../../../client/shared/renter/parse-renter.ts';
import { RENTER_KEY } from '../../../client/shared/renter/renter-defaults.ts';
import { DRAFT_KEY, parseLatestDraft } from '../../../client/features/posting/draft/persistence/stored-draft.ts';
import { scenarioNames, scenarios } from '../../scenarios.ts';
import { scenarioStorageEntries } from './browser-storage.ts';
import { SCENARIO_NOW, type Scenario } from './scenario.ts';

const now = Date.parse(SCENARIO_NOW);
const remembering = scenarioNames
  .map((name): [string, Scenario] => [name, scenarios[name]])
  .filter(([, { draft, renter }]) => draft !== undefined || renter !== undefined);

it.each(remembering)('stores data in %s that its client can read', (_, scenario) => {
  const { local } = scenarioStorageEntries(scenario, now);
  const { draft, renter, stored } = scenario;
  if (draft && stored?.draft === undefined) {
    const read = parseLatestDraft(local[DRAFT_KEY] ?? null, now);
    expect(read).toMatchObject({ ...draft, location: draft.location ?? {} });
  }
  if (renter && stored?.renter === undefined)
    expect(parseRenter(JSON.parse(local[RENTER_KEY] ?? 'null'))).toMatchObject(renter);
});

it('stores no password and no card', () => {
  const texts = remembering.map(([, scenario]) => JSON.stringify(scenarioStorageEntries(scenario, now)));
  expect(texts.filter((text) => /password|4242|cardNumber/.test(text))).toEqual([]);
});
