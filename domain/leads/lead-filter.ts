import { MAX_SEARCH_TEXT } from '../limits.ts';
import { maskPhoneAndExtension } from '../format/phone-extension.ts';
import type { LeadRecord } from './lead-record.ts';
import type { LeadStage } from './lead-stages.ts';

/** A filter of the landlord's inbox; empty, it matches everything but spam. */
export interface LeadFilter {
  listingId?: number | undefined;
  stage?: LeadStage | undefined;
  /** Show only leads marked as spam, which are otherwise hidden. */
  spam: boolean;
  /** Lowercase search terms; a lead must match all of them. */
  terms: string[];
}

const MAX_TERMS = 10;

/** Returns the terms of a search text: `"Ada  614"` becomes `ada` and `614`. */
export const searchTerms = (text: string | null | undefined): string[] =>
  (text ?? '')
    .slice(0, MAX_SEARCH_TEXT)
    .toWellFormed()
    .replaceAll('\0', '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_TERMS);

interface LeadFilterInput {
  listingId?: string | null;
  stage?: LeadStage | null;
  spam?: boolean | null;
  text?: string | null;
}

/** An impossible listing id, which has no leads. */
const NO_LISTING = 0;

/** Converts what an API was sent; nothing at all is the whole inbox. */
export const toLeadFilter = (input?: LeadFilterInput | null): LeadFilter => ({
  spam: input?.spam ?? false,
  terms: searchTerms(input?.text),
  ...(input?.stage && { stage: input.stage }),
  ...(input?.listingId && { listingId: /^\d{1,15}$/.test(input.listingId) ? Number(input.listingId) : NO_LISTING }),
});

export interface FilterableLead extends Pick<
  LeadRecord,
  'listingId' | 'stage' | 'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'note'
> {
  listingName: string;
  isSpam: boolean;
  /** Waits for the house's next month (K23). */
  waits: boolean;
}

/** Returns the searchable text; of a waiting lead only the listing, since search matches would reveal the renter. */
function textOf(lead: FilterableLead): string {
  if (lead.waits && !lead.isSpam) return lead.listingName.toLowerCase();
  const { listingName, firstName, lastName, email, phone, message, note } = lead;
  return [listingName, firstName, lastName, email, phone, maskPhoneAndExtension(phone), message, note]
    .join(' ')
    .toLowerCase();
}

/** Returns whether the inbox shows this lead under this filter. */
export const matchesFilter = (lead: FilterableLead, { listingId, stage, spam, terms }: LeadFilter): boolean =>
  lead.isSpam === spam &&
  (listingId === undefined || lead.listingId === listingId) &&
  (stage === undefined || lead.stage === stage) &&
  terms.every((term) => textOf(lead).includes(term));
