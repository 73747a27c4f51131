import { defineEntity, p } from '@mikro-orm/core';

export const EmailSchema = defineEntity({
  name: 'Email',
  tableName: 'email',
  properties: {
    id: p.uuid().primary(),
    to: p.text(),
    from: p.text(),
    replyTo: p.text().strictNullable(),
    subject: p.text(),
    text: p.text(),
    html: p.text(),
    headers: p.json<Record<string, string>>(),
    queuedAt: p.datetime(),
    /** When a mail server accepted it. */
    sentAt: p.datetime().strictNullable(),
    /** When a mail server rejected it permanently, and its response. */
    rejectedAt: p.datetime().strictNullable(),
    rejection: p.text().strictNullable(),
    /** Whether the recipient's mail server rejected it, rather than ours being unreachable. */
    bounced: p.boolean().default(false),
    /** When its attempts ended without it being sent or rejected: it needs a person. */
    givenUpAt: p.datetime().strictNullable(),
  },
});

/** An email, stored as soon as it is queued. Its ID becomes its Message-ID. */
export class Email extends EmailSchema.class {}
EmailSchema.setClass(Email);
