import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { parseInquiry, DUPLICATE_INQUIRY_MS, type NewInquiry } from '../../domain/advertising/inquiry.ts';
import { isHoneypotFilled } from '../../domain/leads/lead-rules.ts';
import type { EnquiryResult } from '../__generated__/resolvers.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';
import { LOOPBACK_SOURCES } from '../../domain/widget/partner-origin.ts';

/** The sites that may embed a brand's widget, as an operator would set them in PARTNER_HOSTS. */
export const partnerSites: Readonly<Partial<Record<BrandCode, readonly string[]>>> = {
  cr: ['https://www.buckeye-housing.example', 'https://*.ohio-colleges.example'],
  csa: ['https://offcampus.packard.example'],
};

const sent = (id: number): EnquiryResult => ({ __typename: 'EnquirySent', id: String(id) });

function store(world: World, enquiry: NewInquiry): EnquiryResult {
  const { db, now } = world;
  // A bot gets the usual response, and nothing is delivered.
  if (isHoneypotFilled(enquiry)) return sent(++db.lastId.enquiry);
  const { website: _, ...given } = enquiry;
  const known = db.enquiries.find(
    ({ email, about, createdAt }) =>
      email.toLowerCase() === given.email.toLowerCase() &&
      about === given.about &&
      Date.parse(createdAt) > now().getTime() - DUPLICATE_INQUIRY_MS,
  );
  if (known) return sent(known.id);
  const made = { id: ++db.lastId.enquiry, ...given, createdAt: now().toISOString() };
  db.enquiries.push(made);
  world.changed();
  return sent(made.id);
}

/** The widget sites of each brand for the partner page, and inquiries to the site's staff; public. */
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
    sendAdvertising: (_root, { enquiry }, { world, caller }) => {
      countAttempt(world, 'inquiry', caller.ip);
      const read = parseInquiry(enquiry);
      if ('errors' in read) return invalid(read.errors);
      countAttempt(world, 'inquiryEmail', read.read.email.toLowerCase());
      return store(world, read.read);
    },
  },
} satisfies RootFields;
