import { maskPhoneAndExtension } from '../format/phone-extension.ts';
import type { LeadStage } from './lead-stages.ts';
import { labelAnswers, type LabeledAnswer, type StoredAnswers } from './lead-answers.ts';

/** The lead type: a request with the questionnaire's answers, or a reply with the renter's own message. */
export type LeadType = 'request' | 'reply';

/** A stored lead: a field that is added here is required of the table, the mock's row, the inbox and the exports. */
export interface LeadRecord {
  id: number;
  listingId: number;
  type: LeadType;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits, or '' (K75). */
  phone: string;
  message: string;
  /** Codes and numbers as they were sent; converted to text when read. */
  answers: StoredAnswers;
  /** The place that was searched. */
  schoolId: number | null;
  /** The brand's code. */
  site: string;
  createdAt: Date;
  /** The digest of the network that sent it; null where it is not known anymore. */
  network: string | null;
  /** The first message of the same sender that it corrects or follows: it takes no place of its own (K23). */
  follows: number | null;
  /** When its email to the landlord was queued; null while it waits for the house's next month (K23). */
  deliveredAt: Date | null;
  stage: LeadStage;
  /** When its landlord first opened it. */
  readAt: Date | null;
  /** The landlord's private note; '' for none. */
  note: string;
  spamAt: Date | null;
}

/** What a landlord never reads of a stored lead, or only converted. */
type Unread = 'answers' | 'schoolId' | 'site' | 'network' | 'follows' | 'deliveredAt' | 'readAt' | 'spamAt';

export interface VisibleLead extends Omit<LeadRecord, Unread> {
  listingName: string;
  answers: LabeledAnswer[];
  delivered: boolean;
  unread: boolean;
  spam: boolean;
}

const withoutDetails = { firstName: '', lastName: '', phone: '', email: '', message: '', answers: {} };

/**
 * Returns a lead as its landlord sees it. A waiting lead (K23) is listed without the renter's details; spam has them,
 * to be recognized.
 */
export function toVisibleLead(
  lead: Omit<LeadRecord, 'listingId' | 'schoolId' | 'site' | 'network' | 'follows'>,
  listing: { id: number; name: string },
): VisibleLead {
  const { id, type, createdAt, stage, note } = lead;
  const [delivered, spam] = [lead.deliveredAt !== null, lead.spamAt !== null];
  const unread = delivered && !spam && lead.readAt === null;
  const of = { listingId: listing.id, listingName: listing.name };
  const frame = { id, type, ...of, delivered, createdAt, stage, note, unread, spam };
  const { firstName, lastName, phone, email, message, answers } = delivered || spam ? lead : withoutDetails;
  const details = { firstName, lastName, phone: maskPhoneAndExtension(phone), email, message };
  return { ...frame, ...details, answers: labelAnswers(answers) };
}
