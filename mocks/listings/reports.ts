import { isHoneypotFilled, listingUnavailable } from '../../domain/leads/lead-rules.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import { mailboxOf, parseReport } from '../../domain/trust/listing-reports.ts';
import type { ReportResult } from '../__generated__/resolvers.ts';
import { isShown } from './lead-months.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';

const sent = (id: number): ReportResult => ({ __typename: 'ReportSent', id: String(id) });

/** Reports of listings to staff, which need no account. */
export const reportResolvers = {
  Mutation: {
    reportListing(_, { report }, { world, caller }) {
      const { db, now } = world;
      countAttempt(world, 'report', caller.ip);
      const read = parseReport(report);
      if ('errors' in read) return invalid(read.errors);
      const { website: _website, site: _site, ...given } = read.read;
      if (given.email) countAttempt(world, 'reportEmail', mailboxOf(given.email));
      if (!db.listings.some((row) => row.id === given.listingId && isShown(row))) return invalid(listingUnavailable());
      // A bot gets the usual response, and nobody reads it.
      if (isHoneypotFilled(read.read)) return sent(++db.lastId.report);
      const known = db.reports.find(
        ({ listingId, reason, details, email, createdAt }) =>
          listingId === given.listingId &&
          reason === given.reason &&
          details === given.details &&
          email === given.email &&
          Date.parse(createdAt) > now().getTime() - DAY_MS,
      );
      if (known) return sent(known.id);
      const made = { id: ++db.lastId.report, ...given, createdAt: now().toISOString() };
      db.reports.push(made);
      world.changed();
      return sent(made.id);
    },
  },
} satisfies RootFields;
