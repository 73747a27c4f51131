import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { parseInquiry, DUPLICATE_INQUIRY_MS, type NewInquiry } from '../../domain/advertising/inquiry.ts';
import { isHoneypotFilled, listingUnavailable } from '../../domain/leads/lead-rules.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import { parseReport } from '../../domain/trust/listing-reports.ts';
import type { InquiryResult, ReportResult } from '../__generated__/resolvers.ts';
import { isShown } from '../listings/lead-months.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';
import { LOOPBACK_SOURCES } from '../../domain/widget/partner-origin.ts';

/** The sites that may embed a brand's widget, as an operator would set them in PARTNER_HOSTS. */
export const partnerSites: Readonly<Partial<Record<BrandCode, readonly string[]>>> = {
  cr: ['https://www.buckeye-housing.example', 'https://*.ohio-colleges.example'],
  csa: ['https://offcampus.packard.example'],
};

const sent = (id: number): InquiryResult => ({ __typename: 'InquirySent', id: String(id) });
const reportSent = (id: number): ReportResult => ({ __typename: 'ReportSent', id: String(id) });

function store(world: World, inquiry: NewInquiry): InquiryResult {
  const { db, now } = world;
  // A bot gets the usual response, and nothing is delivered.
  if (isHoneypotFilled(inquiry)) return sent(++db.lastId.inquiry);
  const { website: _, ...given } = inquiry;
  const known = db.inquiries.find(
    ({ email, about, createdAt }) =>
      email.toLowerCase() === given.email.toLowerCase() &&
      about === given.about &&
      Date.parse(createdAt) > now().getTime() - DUPLICATE_INQUIRY_MS,
  );
  if (known) return sent(known.id);
  const made = { id: ++db.lastId.inquiry, ...given, createdAt: now().toISOString() };
  db.inquiries.push(made);
  world.changed();
  return sent(made.id);
}

/** The widget sites of each brand for the partner page, and inquiries and reports to the site's staff; public. */
export const partnerResolvers = {
  Query: {
    widgetHosts: (_root, _args, { world }) =>
      brandCodes.map((site) => ({
        site,
        origin: world.baseUrl,
        hosts: [new URL(world.baseUrl).origin, ...(partnerSites[site] ?? []), ...LOOPBACK_SOURCES],
      })),
  },
  Mutation: {
    sendAdvertising: (_root, { inquiry }, { world, caller }) => {
      countAttempt(world, 'inquiry', caller.ip);
      const read = parseInquiry(inquiry);
      if ('errors' in read) return invalid(read.errors);
      return store(world, read.read);
    },

    /** Reports of listings to staff, which need no account. */
    reportListing(_, { report }, { world, caller }) {
      const { db, now } = world;
      countAttempt(world, 'report', caller.ip);
      const read = parseReport(report);
      if ('errors' in read) return invalid(read.errors);
      const { website: _website, site: _site, ...given } = read.read;
      if (!db.listings.some((row) => row.id === given.listingId && isShown(row))) return invalid(listingUnavailable());
      // A bot gets the usual response, and nobody reads it.
      if (isHoneypotFilled(read.read)) return reportSent(++db.lastId.report);
      const known = db.reports.find(
        ({ listingId, reason, details, email, createdAt }) =>
          listingId === given.listingId &&
          reason === given.reason &&
          details === given.details &&
          email === given.email &&
          Date.parse(createdAt) > now().getTime() - DAY_MS,
      );
      if (known) return reportSent(known.id);
      const made = { id: ++db.lastId.report, ...given, createdAt: now().toISOString() };
      db.reports.push(made);
      world.changed();
      return reportSent(made.id);
    },
  },
} satisfies RootFields;
