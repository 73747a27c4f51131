import { account, accountReset } from './scenarios/landlord/account.ts';
import { accountSettings } from './scenarios/landlord/account-settings.ts';
import { calls } from './scenarios/landlord/calls.ts';
import { dashboard } from './scenarios/landlord/dashboard.ts';
import { dashboardActions } from './scenarios/landlord/dashboard-actions.ts';
import { dashboardMoney } from './scenarios/landlord/dashboard-billing.ts';
import { editing } from './scenarios/landlord/editing.ts';
import { findingPlaces } from './scenarios/renter/finding-places.ts';
import { leads } from './scenarios/landlord/leads.ts';
import { network } from './scenarios/renter/network.ts';
import { partners } from './scenarios/renter/partners.ts';
import { payment } from './scenarios/landlord/payment.ts';
import { posting } from './scenarios/landlord/posting.ts';
import { postingDraft } from './scenarios/landlord/posting-draft.ts';
import { publishing } from './scenarios/landlord/publishing.ts';
import { rejectedInput } from './scenarios/landlord/rejected-input.ts';
import { renterAlerts } from './scenarios/renter/alerts.ts';
import { renterListing } from './scenarios/renter/listing.ts';
import { renterMatches } from './scenarios/renter/matches.ts';
import { renterRequest } from './scenarios/renter/contact-request.ts';
import { renterShortlist } from './scenarios/renter/shortlist.ts';
import { renterWidget } from './scenarios/renter/widget.ts';
import { sitePages } from './scenarios/renter/site-pages.ts';
import { staffConsole } from './scenarios/staff/console.ts';
import { savedDrafts } from './scenarios/landlord/saved-drafts.ts';
import type { Scenario } from './scenarios/setup/scenario.ts';

/** The scenarios in the panel's order. */
const parts = [
  findingPlaces,
  renterMatches,
  renterListing,
  sitePages,
  renterRequest,
  renterAlerts,
  renterShortlist,
  renterWidget,
  partners,
  posting,
  postingDraft,
  savedDrafts,
  rejectedInput,
  payment,
  publishing,
  account,
  accountReset,
  accountSettings,
  dashboard,
  dashboardActions,
  dashboardMoney,
  leads,
  calls,
  editing,
  staffConsole,
  network,
];

type NameIn<Part> = Part extends unknown ? keyof Part : never;
export type ScenarioName = NameIn<(typeof parts)[number]>;

/** The scenario names in the panel's order. */
export const scenarioNames = parts.flatMap(Object.keys) as ScenarioName[];
if (new Set(scenarioNames).size < scenarioNames.length) throw new Error('Two scenarios have the same name.');

/** Every scenario by its name: the value of `?scenario=`, and permanent, since the addresses are shared. */
export const scenarios = Object.assign({}, ...parts) as Record<ScenarioName, Scenario>;

/** Returns the scenario of an external name; undefined for none. */
export const scenarioOf = (name: string): Scenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined;
