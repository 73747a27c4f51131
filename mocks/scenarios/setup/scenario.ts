import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import type { Answers } from '../../../domain/search/questionnaire.ts';
import type { World } from '../../world/world.ts';
import type { RequiredScenario } from './required-scenarios.ts';
import type { PageDriver } from './page-driver.ts';

/** Where the panel and the gallery file a scenario. */
export const scenarioGroups = ['renter', 'posting', 'refusals', 'payment', 'account', 'dashboard', 'network'] as const;
export type ScenarioGroup = (typeof scenarioGroups)[number];

/** The moment at which every scenario happens: the clock of its page and of its world stands there. */
export const SCENARIO_NOW = '2026-09-15T15:00:00.000Z';

/** What a browser may remember of its renter; what is absent is as it is for somebody new. */
export interface RenterMemory {
  answered?: boolean;
  questionnaire?: Pick<Answers, 'bedrooms' | 'bathrooms' | 'budgets'>;
  moveIn?: { petsSelected?: number[]; featuresSelected?: number[]; moveInDate?: string };
  contact?: { firstName: string; lastName: string; phone: string; email: string };
  /** Ids of the homes that were asked about. */
  requests?: string[];
  shortlist?: {
    id: string;
    slug: string;
    name: string;
    city: string;
    state: string;
    rentFrom: number;
    picture: string;
  }[];
  schoolInfo?: { type: 'college' | 'city' | 'state'; id: string; name: string; detail: string; url: string };
  /** Searches whose new homes are mailed, as queries of addresses. */
  alerts?: string[];
  recentSearches?: { type: 'college' | 'city' | 'state'; id: string; name: string; detail: string; url: string }[];
}

/**
 * A situation of the product that can be reached by its name: from the panel, by `?scenario=name`, in a test, in the
 * gallery. `arrange` prepares the world before the page loads; `play` then does with the page what a person would.
 */
export interface Scenario {
  /** What a person reads in the panel: "No home fits". */
  title: string;
  group: ScenarioGroup;
  /** What to look at, in a sentence. */
  shows: string;
  /** The address it begins at: path and query. */
  at: string;
  /** What stands on the page once the scenario has been reached; every test of it looks for this. */
  expects: string | RegExp;
  /** What must not stand there then. */
  lacks?: string | RegExp;
  /** The rows of mocks/scenarios/setup/required-scenarios.ts that it shows. */
  covers?: readonly RequiredScenario[];
  /** Shown under this brand only. */
  brand?: BrandCode;
  /** The landlord who is logged in when the page loads: the e-mail of an account of the world. */
  as?: string;
  /** What the browser has kept from before: a draft, with what was typed; never a password or a card. */
  draft?: Partial<Omit<Draft, 'account'>>;
  /** What the browser remembers of its renter. */
  renter?: RenterMemory;
  /** What stands in the browser's storages as text: for what is damaged, or left by a try to publish. */
  stored?: { draft?: string; renter?: string; tryKey?: string };
  /** Changes the freshly seeded world. */
  arrange?: (world: World) => void;
  /** Works the page until the situation is on the screen; run once, after the first screen stands. */
  play?: (hands: PageDriver, world: World) => Promise<void>;
}
