import { defineEntity, p, type Opt } from '@mikro-orm/core';

/** A letter, kept from the moment it was decided on. Its id makes its Message-ID. */
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
  /** When a mail server took it over. */
  sentAt!: Date | null;
  /** When a mail server refused it for good, and its words. */
  refusedAt!: Date | null;
  refusal!: string | null;
  /** It is the reader's mail server that would not have it, rather than ours that could not be reached. */
  bounced!: Opt<boolean>;
  /** When its tries had ended without it being sent or refused: it waits for a person. */
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
