import { defineEntity, p } from '@mikro-orm/core';
import type { StoredAnswers } from '../../../domain/leads/questionnaire-answers.ts';
import type { LeadRecord, LeadType } from '../../../domain/leads/lead-record.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

/** A stored lead. Private: its landlord sees LeadView. */
export class Lead implements LeadRecord {
  id!: number;
  listingId!: number;
  kind!: LeadType;
  firstName!: string;
  lastName!: string;
  phone!: string;
  email!: string;
  message!: string;
  answers!: StoredAnswers;
  schoolId!: number | null;
  site!: string;
  deliveredAt!: Date | null;
  spamAt!: Date | null;
  stage!: LeadStage;
  readAt!: Date | null;
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
  } satisfies Record<keyof LeadRecord, unknown>,
});
