import {
  accountExportFile,
  accountExportName,
  type AccountExportSection,
} from '../../domain/account/account-export.ts';
import { displayedCaller } from '../../domain/calls/call.ts';
import { fileResponse } from '../handlers/connection.ts';
import { visibleLead } from '../leads/own-leads.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';

/**
 * Handles GET /api/account-data.json with all data that this mock stores about a landlord; the server's export has its
 * own columns. @throws TOO_MANY_REQUESTS
 */
export function handleAccountExport(world: World, id: number): Response {
  countAttempt(world, 'accountData', String(id));
  const { db } = world;
  const { key, email, firstName, lastName } = db.accounts.find((row) => row.id === id) ?? {};
  const own = <Row extends { accountId: number | null }>(rows: readonly Row[]) =>
    rows.filter(({ accountId }) => accountId === id);
  const listings = own(db.listings);
  const homes = new Set(listings.map((row) => row.id));
  const card = own(db.cards)[0];
  const sections: Record<AccountExportSection, unknown> = {
    account: { key, email, firstName, lastName },
    sessions: own(db.sessions).map(({ fingerprint: _, accountId: __, ...session }) => session),
    emailChanges: own(db.emailChanges).map((row) => ({ email: row.email, until: row.until, used: row.used })),
    passwordResets: own(db.resets).map(({ until, used }) => ({ until, used })),
    devices: own(db.knownDevices).map(() => ({})),
    loginLinks: own(db.loginLinks).map(({ until, used }) => ({ until, used })),
    listings,
    leads: db.leads.flatMap((row) => visibleLead(world, row, id) ?? []),
    drafts: own(db.savedDrafts).filter(({ draft }) => draft !== null),
    listingImport: own(db.listingImports),
    calls: db.calls
      .filter(({ listingId }) => homes.has(listingId))
      .map(({ caller, ...call }) => ({ ...call, caller: displayedCaller(caller, call.outcome) })),
    phoneChecks: listings.flatMap(({ phoneCalls }) => phoneCalls ?? []),
    activity: [],
    card: card ? { brand: card.brand, last4: card.last4, month: card.expMonth, year: card.expYear } : null,
    subscriptions: [],
    newPrices: own(db.listings).flatMap(({ id, newPrice }) => (newPrice ? [{ listing_id: id, ...newPrice }] : [])),
    invoices: own(db.invoices),
    payments: own(db.publishIntents).map(({ draftId, state, listingId }) => ({ draftId, state, listingId })),
    propertyTypeChanges: own(db.propertyTypeChanges).map(({ listingId, type, state }) => ({ listingId, type, state })),
    letters: [],
  };
  const json = Object.fromEntries(Object.entries(sections).map(([name, rows]) => [name, [JSON.stringify(rows)]]));
  const file = accountExportFile(json as Record<AccountExportSection, string[]>, world.now());
  return fileResponse(file.join(''), 'application/json; charset=utf-8', accountExportName(world.now()));
}
