import { maskPhone } from '../format/phone.ts';
import type { LeadStage } from './lead-stages.ts';

/** What a landlord looks for in the inbox; nothing given finds everything but spam. */
export interface LeadFilter {
  listingId?: number | undefined;
  stage?: LeadStage | undefined;
  /** What was marked as spam, which is shown nowhere else. */
  spam: boolean;
  /** In lower case; a lead has all of them somewhere. */
  words: string[];
}

const MAX_TERMS = 10;

/** A search as words: `"Ada  614"` looks for `ada` and `614`. */
export const searchTerms = (text: string | null | undefined): string[] =>
  (text ?? '').toWellFormed().replaceAll('\0', '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);

/** What a filter looks at in a lead. */
export interface FilterableLead {
  listingId: number;
  listingName: string;
  stage: LeadStage;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  message: string;
  note: string;
  isSpam: boolean;
  /** It waits for the house's next month (K23). */
  waits: boolean;
}

/**
 * Where words are looked for: with a phone in both its writings. Of a lead that waits only the home, or a search would
 * tell by what it finds who it is.
 */
function textOf(lead: FilterableLead): string {
  if (lead.waits) return lead.listingName.toLowerCase();
  const { listingName, firstName, lastName, email, phone, message, note } = lead;
  return [listingName, firstName, lastName, email, phone, maskPhone(phone), message, note].join(' ').toLowerCase();
}

/** A program's message is spam that was never delivered: it is nobody's to see. */
export const isVisibleLead = ({ isSpam, waits }: Pick<FilterableLead, 'isSpam' | 'waits'>): boolean =>
  !(isSpam && waits);

/** Does the inbox show this lead under this filter? */
export const matchesFilter = (lead: FilterableLead, { listingId, stage, spam, words }: LeadFilter): boolean =>
  isVisibleLead(lead) &&
  lead.isSpam === spam &&
  (listingId === undefined || lead.listingId === listingId) &&
  (stage === undefined || lead.stage === stage) &&
  words.every((word) => textOf(lead).includes(word));
