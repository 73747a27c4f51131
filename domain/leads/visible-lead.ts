import { maskPhone } from '../format/phone.ts';
import type { LeadStage } from './lead-stages.ts';
import { labelAnswers, type LabeledAnswer, type StoredAnswers } from './questionnaire-answers.ts';

/** The fields of a stored lead that its landlord may read. */
export interface LeadRecord {
  id: number;
  kind: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  message: string;
  answers: StoredAnswers;
  createdAt: Date;
  deliveredAt: Date | null;
  stage: LeadStage;
  /** When its landlord first opened it. */
  readAt: Date | null;
  /** The landlord's private note; '' for none. */
  note: string;
  spamAt: Date | null;
}

export interface VisibleLead extends Omit<LeadRecord, 'answers' | 'deliveredAt' | 'readAt' | 'spamAt'> {
  listingId: number;
  listingName: string;
  answers: LabeledAnswer[];
  delivered: boolean;
  unread: boolean;
  spam: boolean;
}

/** Returns a lead as its landlord sees it. A waiting lead (K23) is listed without the renter's details until its month. */
export function toVisibleLead(lead: LeadRecord, listing: { id: number; name: string }): VisibleLead {
  const { id, kind, createdAt, stage, note } = lead;
  const [delivered, spam] = [lead.deliveredAt !== null, lead.spamAt !== null];
  const unread = delivered && !spam && lead.readAt === null;
  const of = { listingId: listing.id, listingName: listing.name };
  const frame = { id, kind, ...of, delivered, createdAt, stage, note, unread, spam };
  if (!delivered) return { ...frame, firstName: '', lastName: '', phone: '', email: '', message: '', answers: [] };
  const { firstName, lastName, phone, email, message } = lead;
  return {
    ...frame,
    firstName,
    lastName,
    phone: maskPhone(phone),
    email,
    message,
    answers: labelAnswers(lead.answers),
  };
}
