import { account } from './scenarios/account.ts';
import { accountReset } from './scenarios/account-reset.ts';
import { accountSettings } from './scenarios/account-settings.ts';
import { calls } from './scenarios/calls.ts';
import { dashboard } from './scenarios/dashboard.ts';
import { dashboardActions } from './scenarios/dashboard-actions.ts';
import { dashboardMoney } from './scenarios/dashboard-money.ts';
import { editing } from './scenarios/editing.ts';
import { leads } from './scenarios/leads.ts';
import { network } from './scenarios/network.ts';
import { partners } from './scenarios/partners.ts';
import { payment } from './scenarios/payment.ts';
import { posting } from './scenarios/posting.ts';
import { postingDraft } from './scenarios/posting-draft.ts';
import { publishing } from './scenarios/publishing.ts';
import { refusals } from './scenarios/refusals.ts';
import { renter } from './scenarios/renter.ts';
import { renterAlerts } from './scenarios/renter-alerts.ts';
import { renterHome } from './scenarios/renter-home.ts';
import { renterMap } from './scenarios/renter-map.ts';
import { renterMatches } from './scenarios/renter-matches.ts';
import { renterRequest } from './scenarios/renter-request.ts';
import { renterShortlist } from './scenarios/renter-shortlist.ts';
import { renterWidget } from './scenarios/renter-widget.ts';
import { savedDrafts } from './scenarios/saved-drafts.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** Every scenario by its name: what `?scenario=` takes. Kebab-case, kept for life, for addresses with it are passed on. */
export const scenarios = {
  ...renter,
  ...renterMatches,
  ...renterMap,
  ...renterHome,
  ...renterRequest,
  ...renterAlerts,
  ...renterShortlist,
  ...renterWidget,
  ...partners,
  ...posting,
  ...postingDraft,
  ...savedDrafts,
  ...refusals,
  ...payment,
  ...publishing,
  ...account,
  ...accountReset,
  ...accountSettings,
  ...dashboard,
  ...dashboardActions,
  ...dashboardMoney,
  ...leads,
  ...calls,
  ...editing,
  ...network,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** In the order of the panel. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** The scenario of a name from outside; undefined for none. */
export const scenarioOf = (name: string): Scenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined;
