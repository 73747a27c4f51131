import { defineEntity, p } from '@mikro-orm/core';
import type { StoredAnswers } from '../../../domain/leads/lead-answers.ts';
import type { LeadRecord, LeadType } from '../../../domain/leads/lead-record.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

export const LeadSchema = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  properties: {
    id: p.bigint('number').primary(),
    listingId: p.bigint('number'),
    type: p.text().$type<LeadType>(),
    firstName: p.text(),
    lastName: p.text(),
    phone: p.text(),
    email: p.text(),
    message: p.text(),
    answers: p.json<StoredAnswers>(),
    schoolId: p.integer().strictNullable(),
    site: p.text(),
    network: p.text().strictNullable(),
    follows: p.bigint('number').strictNullable(),
    deliveredAt: p.datetime().strictNullable(),
    spamAt: p.datetime().strictNullable(),
    stage: p.text().$type<LeadStage>(),
    readAt: p.datetime().strictNullable(),
    note: p.text(),
    createdAt: p.datetime(),
  } satisfies Record<keyof LeadRecord, unknown>,
});

/** A stored lead. Private: its landlord sees LeadView. */
export class Lead extends LeadSchema.class {}
LeadSchema.setClass(Lead);
