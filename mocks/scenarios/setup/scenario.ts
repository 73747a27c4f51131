import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import type { RenterState } from '../../../client/shared/renter/renter-defaults.ts';
import type { World } from '../../world/world.ts';
import type { RequiredScenario } from './required-scenarios.ts';
import type { Step } from './steps.ts';

/** The groups of scenarios in the panel and the gallery. */
export const scenarioGroups = [
  'renter',
  'posting',
  'refusals',
  'payment',
  'account',
  'dashboard',
  'console',
  'network',
] as const;
type ScenarioGroup = (typeof scenarioGroups)[number];

/** The time of every scenario: the fixed start of its page's and its world's clock. */
export const SCENARIO_NOW = '2026-09-15T15:00:00.000Z';

/** The draft id of every scenario, fixed so that a world can refer to it. */
export const SCENARIO_DRAFT = '5ce9a110-0000-4000-8000-000000000001';

/** What a browser may store about its renter; absent fields are those of a new visitor. */
export type RenterMemory = Partial<Omit<RenterState, 'moveIn' | 'shortlist'>> & {
  moveIn?: Partial<RenterState['moveIn']>;
  shortlist?: Omit<RenterState['shortlist'][number], 'schoolId'>[];
};

/**
 * A state of the product that can be opened by its name: from the panel, by `?scenario=name`, in a test, in the
 * gallery. `arrange` prepares the world before the page loads; `play` then acts on the page as a person would.
 */
export interface Scenario {
  /** The title in the panel: "No home fits". */
  title: string;
  group: ScenarioGroup;
  /** What to look at, in one sentence. */
  shows: string;
  /** The start address: path and query. */
  at: string;
  /** Text on the page once the scenario has been reached; every test of it looks for this. */
  expects: string | RegExp;
  /** Text that must not be on the page then. */
  lacks?: string | RegExp;
  /** The rows of mocks/scenarios/setup/required-scenarios.ts that it covers. */
  covers?: readonly RequiredScenario[];
  /** Shown under this brand only. */
  brand?: BrandCode;
  /** The email of the landlord account that is logged in when the page loads; undefined: nobody. */
  as?: string | undefined;
  /** The draft saved in the browser, as typed; never a password or a card. */
  draft?: Partial<Omit<Draft, 'account'>> | undefined;
  /** What the browser stores about its renter. */
  renter?: RenterMemory;
  /** Raw text of the browser's storages: for damaged data, or data of an earlier publish intent. */
  stored?: { draft?: string; renter?: string; tryKey?: string };
  /** Changes the freshly seeded world. */
  arrange?: (world: World) => void;
  /** Acts on the page, once, after the first screen is rendered; the page then waits for `expects`. */
  play?: Step;
}

/** Returns scenarios that share these fields; a scenario's own field wins. */
export const scenariosWith =
  <Shared extends Partial<Scenario>>(shared: Shared) =>
  <Name extends string>(own: Record<Name, Omit<Scenario, keyof Shared> & Partial<Scenario>>) => {
    const entries = Object.entries<Partial<Scenario>>(own).map(([name, each]) => [name, { ...shared, ...each }]);
    return Object.fromEntries(entries) as Record<Name, Scenario>;
  };
