import { defineEntity, p, type Opt } from '@mikro-orm/core';

/** An email, stored as soon as it is queued. Its ID becomes its Message-ID. */
export class Email {
  id!: string;
  to!: string;
  from!: string;
  replyTo!: string | null;
  subject!: string;
  text!: string;
  html!: string;
  headers!: Record<string, string>;
  queuedAt!: Date;
  /** When a mail server accepted it. */
  sentAt!: Date | null;
  /** When a mail server rejected it permanently, and its response. */
  refusedAt!: Date | null;
  refusal!: string | null;
  /** Whether the recipient's mail server rejected it, rather than ours being unreachable. */
  bounced!: Opt<boolean>;
  /** When its attempts ended without it being sent or rejected: it needs a person. */
  givenUpAt!: Date | null;
}

export const EmailSchema = defineEntity({
  class: Email,
  tableName: 'mail',
  properties: {
    id: p.uuid().primary(),
    to: p.text(),
    from: p.text(),
    replyTo: p.text().nullable(),
    subject: p.text(),
    text: p.text(),
    html: p.text(),
    headers: p.json<Record<string, string>>(),
    queuedAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    refusedAt: p.datetime().nullable(),
    refusal: p.text().nullable(),
    bounced: p.boolean().default(false),
    givenUpAt: p.datetime().nullable(),
  },
});
