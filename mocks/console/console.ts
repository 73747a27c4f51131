import { isShown } from '../listings/lead-months.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { actionEffects, refundLine, REASON_NEEDED } from '../../domain/admin/action-effects.ts';
import { isPermitted, permissionsOf, staffPermissions, type StaffRole } from '../../domain/admin/staff-roles.ts';
import { ACTIVE, REMOVED } from '../../domain/options/listing-status.ts';
import { formatCents } from '../../domain/format/money.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import { FORBIDDEN, NOT_LOGGED_IN } from '../../domain/request-errors.ts';
import { DEMO_STAFF } from '../../demo/staff.ts';
import typeDefs from '../../admin.graphql?raw';
import type { ConsoleLink, ConsoleRecord, Resolvers, StaffViewer } from '../__generated__/console.ts';
import { beforeRootFields } from '../execute.ts';
import { withdrawEditReview } from '../posting/edit-listing.ts';
import { requestError } from '../request-error.ts';
import type { MockContext, World } from '../world/world.ts';

const PER_TYPE = 10;
const viewOf = (role: StaffRole): StaffViewer => ({
  email: DEMO_STAFF.email,
  role,
  permissions: permissionsOf(role),
});
const link = (type: string, id: string | number, title: string, detail: string): ConsoleLink => ({
  type,
  id: String(id),
  title,
  detail,
});
const event = (at: string, text: string, type: string | null = null, id: string | null = null) => ({
  at,
  text,
  type,
  id,
});

function find({ db }: World, text: string): ConsoleLink[] {
  const words = text.trim().toLowerCase();
  const has = (...texts: string[]) => words !== '' && texts.some((each) => each.toLowerCase().includes(words));
  const landlords = db.accounts.filter(({ id, email, firstName, lastName }) =>
    has(email, `${firstName} ${lastName}`, String(id)),
  );
  const emailsOf = (account: number) => landlords.filter(({ id }) => id === account).map(({ email }) => email);
  return [
    ...db.listings
      .filter(({ name, address, city, id, contact }) => has(name, address, city, String(id), contact.email))
      .slice(0, PER_TYPE)
      .map(({ id, name, address, city, state }) => link('listing', id, name, `${address}, ${city}, ${state}`)),
    ...landlords
      .slice(0, PER_TYPE)
      .map(({ id, email, firstName, lastName }) => link('landlord', id, email, `${firstName} ${lastName}`)),
    ...db.invoices
      .filter(({ id, number, listingName, accountId }) => has(id, number, listingName, ...emailsOf(accountId)))
      .slice(0, PER_TYPE)
      .map(({ id, number, amountCents, listingName }) =>
        link('payment', id, number, `${formatCents(amountCents)} for ${listingName}`),
      ),
  ];
}

function listingRecord({ db }: World, id: string): ConsoleRecord | null {
  const row = db.listings.find((each) => String(each.id) === id);
  const owner = db.accounts.find((each) => each.id === row?.accountId);
  if (!row) return null;
  const state =
    row.status === REMOVED ? 'removed' : isShown(row) ? 'active' : row.status === ACTIVE ? 'hidden' : 'expired';
  const paid = db.invoices.filter(({ listingId, status }) => listingId === row.id && status === 'paid');
  return {
    title: row.name,
    facts: [
      { label: 'State', value: state },
      { label: 'Address', value: `${row.address}, ${row.city}, ${row.state} ${row.zip}` },
      { label: 'Contact', value: `${row.contact.email}, ${row.contact.phone}` },
      { label: 'Published', value: row.publishedAt },
    ],
    links: owner ? [link('landlord', owner.id, owner.email, 'Landlord')] : [],
    history: [
      event(row.publishedAt, 'Published'),
      ...paid.map((bill) => event(bill.billedAt, `charge of ${formatCents(bill.amountCents)}`, 'payment', bill.id)),
    ],
    actions:
      row.status === REMOVED
        ? ['listing.restore']
        : [row.staffHiddenAt ? 'listing.show' : 'listing.hide', 'listing.remove', 'listing.removeWithRefund'],
  };
}

function landlordRecord({ db }: World, id: string): ConsoleRecord | null {
  const account = db.accounts.find((each) => String(each.id) === id);
  if (!account) return null;
  const own = db.listings.filter(({ accountId }) => accountId === account.id);
  return {
    title: account.email,
    facts: [{ label: 'Name', value: `${account.firstName} ${account.lastName}` }],
    links: own.map((row) => link('listing', row.id, row.name, 'Listing')),
    history: own.map((row) => event(row.publishedAt, `Published ${row.name}`, 'listing', String(row.id))),
    actions: ['landlord.credit', 'landlord.end'],
  };
}

function paymentRecord({ db }: World, id: string): ConsoleRecord | null {
  const bill = db.invoices.find((each) => each.id === id);
  if (!bill) return null;
  return {
    title: bill.number,
    facts: [
      { label: 'State', value: bill.status },
      { label: 'Amount', value: formatCents(bill.amountCents) },
    ],
    links: [link('listing', bill.listingId, bill.listingName, 'Listing')],
    history: [
      event(bill.billedAt, 'Billed'),
      ...bill.returns.map(({ at, type, amountCents }) => event(at, `${type} of ${formatCents(amountCents)}`)),
    ],
    actions: bill.status === 'paid' && bill.returns.length === 0 ? ['payment.refund'] : [],
  };
}

const records: Record<string, (world: World, id: string) => ConsoleRecord | null> = {
  listing: listingRecord,
  landlord: landlordRecord,
  payment: paymentRecord,
};

/** Changes the world as an action does; false where the record is not in a state for it. */
function act(world: World, action: string, id: string): boolean {
  const { db, now } = world;
  const { console } = db;
  const listing = db.listings.find((row) => String(row.id) === id);
  const bill = db.invoices.find((row) => row.id === id);
  if (action.startsWith('review.')) {
    const before = console.reviews.length;
    console.reviews = console.reviews.filter((review) => review.id !== id);
    return console.reviews.length < before;
  }
  if (action.startsWith('reports.')) {
    if (action === 'reports.removed' && listing?.status !== REMOVED) return false;
    console.reports = console.reports.filter((report) => report.id !== id);
    return true;
  }
  if (action === 'payment.refund' && bill)
    bill.returns.push({ type: 'refund', amountCents: bill.amountCents, at: now().toISOString() });
  if (action.startsWith('listing.remove') && listing) {
    listing.status = REMOVED;
    withdrawEditReview(world, listing.id);
  }
  if (action === 'listing.restore' && listing) listing.status = ACTIVE;
  if (action === 'listing.hide' && listing) listing.staffHiddenAt = now().toISOString();
  if (action === 'listing.show' && listing) listing.staffHiddenAt = null;
  return true;
}

const invalid = (field: string, message: string) => ({
  __typename: 'Invalid' as const,
  errors: [{ field, messages: [message] }],
});
const roleOf = ({ world }: MockContext) => world.db.console.role;

/** Every operation of the console's schema. A missing one, or one that returns another shape, does not compile. */
const resolvers = {
  Query: {
    me: (_, __, context) => {
      const role = roleOf(context);
      return role && viewOf(role);
    },
    invitation: () => null,
    reviews: (_, { first }, { world }) => world.db.console.reviews.slice(0, first),
    reports: (_, { first }, { world }) => world.db.console.reports.slice(0, first),
    reviewCount: (_, __, { world }) => world.db.console.reviews.length,
    reportedListingCount: (_, __, { world }) => world.db.console.reports.length,
    find: (_, { text }, { world }) => find(world, text),
    record: (_, { type, id }, { world }) => records[type]?.(world, id) ?? null,
    unresolved: () => [],
    numbers: (_, { days }, { world }) => {
      const since = new Date(world.now().getTime() - days * DAY_MS).toISOString();
      const published = world.db.listings.filter(({ publishedAt }) => publishedAt > since);
      const leads = world.db.leads.filter(({ createdAt, spamAt }) => createdAt > since && spamAt === null);
      return [
        {
          title: 'All',
          columns: ['Listings published', 'Leads'],
          rows: [[String(published.length), String(leads.length)]],
        },
      ];
    },
    log: (_, __, { world }) => world.db.console.log,
    preview: (_, { action, id }, { world }) => {
      const lines = [...(actionEffects[action]?.lines ?? [])];
      if (!id || !(action === 'payment.refund' || action === 'listing.removeWithRefund')) return { lines };
      const bill = world.db.invoices.find((row) =>
        action === 'payment.refund' ? row.id === id : String(row.listingId) === id && row.status === 'paid',
      );
      return { lines: [...lines, refundLine({ cents: bill?.amountCents ?? 0, spentCents: 0 })] };
    },
  },
  Mutation: {
    // The mock keeps no password and checks none.
    logIn: (_, { email }, { world }) => {
      if (email !== DEMO_STAFF.email) return invalid('notification', 'Email, password, or code is wrong.');
      world.db.console.role = 'admin';
      world.changed();
      return { __typename: 'StaffLogin' as const, me: viewOf('admin'), recoveryCodes: [] };
    },
    logOut: (_, __, { world }) => {
      world.db.console.role = null;
      world.changed();
      return true;
    },
    acceptInvitation: () => invalid('notification', 'This invitation is used or expired. Ask for a new one.'),
    ledgerCheck: () => ['The mock has no processor to compare with.'],
    act: (_, { action, id, reason }, context) => {
      const { world } = context;
      if (!isPermitted(roleOf(context), action)) throw requestError(FORBIDDEN);
      if (actionEffects[action]?.needsReason && reason.trim() === '') return invalid('reason', REASON_NEEDED);
      if (!act(world, action, id)) return invalid('notification', 'This is no longer possible.');
      const at = world.now().toISOString();
      const type = action.split('.')[0] ?? '';
      const entry = { staff: DEMO_STAFF.email, action, type, subject: id, reason, outcome: 'done' };
      world.db.console.log.unshift({ ...entry, id: crypto.randomUUID(), at, before: null, after: null });
      world.changed();
      return { __typename: 'ActionDone' as const, message: 'Done.' };
    },
  },
} satisfies Resolvers<MockContext>;

/** The staff console's schema with the mock's resolvers; roles permit what they permit on the server. */
export const consoleSchema = makeExecutableSchema<MockContext>({ typeDefs, resolvers });

beforeRootFields(consoleSchema, (context, name) => {
  if (!Object.hasOwn(staffPermissions, name) || isPermitted(roleOf(context), name)) return;
  throw requestError(roleOf(context) === null ? NOT_LOGGED_IN : FORBIDDEN);
});
