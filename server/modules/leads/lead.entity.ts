import { defineEntity, p } from '@mikro-orm/core';
import type { StoredAnswers } from '../../../domain/leads/questionnaire-answers.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

/** What a renter sent to a home: a request with the questionnaire's answers, or a reply with a message of their own. */
export type LeadType = 'request' | 'reply';

/** A lead as it is stored. Private: its landlord sees LeadView. */
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
  /** When its mail to the landlord was queued; null while it waits for the house's next month (K23). */
  deliveredAt!: Date | null;
  spamAt!: Date | null;
  /** How far its landlord has come with it. */
  stage!: LeadStage;
  /** When its landlord opened it first. */
  readAt!: Date | null;
  /** The landlord's own, for nobody else; '' for none. */
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
