import { defineEntity, p } from '@mikro-orm/core';
import type { StoredAnswers } from '../../../domain/leads/questionnaire-answers.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

/** The lead type: a request with the questionnaire's answers, or a reply with the renter's own message. */
export type LeadType = 'request' | 'reply';

/** A stored lead. Private: its landlord sees LeadView. */
export class Lead {
  id!: number;
  listingId!: number;
  kind!: LeadType;
  firstName!: string;
  lastName!: string;
  /** Ten digits. */
  phone!: string;
  email!: string;
  message!: string;
  answers!: StoredAnswers;
  schoolId!: number | null;
  site!: string;
  /** When its email to the landlord was queued; null while it waits for the house's next month (K23). */
  deliveredAt!: Date | null;
  spamAt!: Date | null;
  /** The stage set by its landlord. */
  stage!: LeadStage;
  /** When its landlord first opened it. */
  readAt!: Date | null;
  /** The landlord's private note; '' for none. */
  note!: string;
  createdAt!: Date;
}

export const LeadSchema = defineEntity({
  class: Lead,
  tableName: 'lead',
  properties: {
    id: p.bigint('number').primary(),
    listingId: p.bigint('number'),
    kind: p.text().$type<LeadType>(),
    firstName: p.text(),
    lastName: p.text(),
    phone: p.text(),
    email: p.text(),
    message: p.text(),
    answers: p.json<StoredAnswers>(),
    schoolId: p.integer().nullable(),
    site: p.text(),
    deliveredAt: p.datetime().nullable(),
    spamAt: p.datetime().nullable(),
    stage: p.text().$type<LeadStage>(),
    readAt: p.datetime().nullable(),
    note: p.text(),
    createdAt: p.datetime(),
  },
});
