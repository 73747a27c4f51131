-- Outgoing email, and the inbox and calls of the dev tools.

-- An outgoing email.
create table email (
  id uuid primary key,
  "to" text not null,
  "from" text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  queued_at timestamptz not null,
  sent_at timestamptz,
  rejected_at timestamptz,
  rejection text,
  account_id bigint,
  given_up_at timestamptz,
  bounced boolean not null default false
);
create index email_by_account on email (account_id) where account_id is not null;
create index email_given_up on email (given_up_at) where given_up_at is not null;
create index email_renter on email (lower("to")) where account_id is null;
create index email_reply_to on email (lower(reply_to)) where reply_to is not null;
create index email_to on email (lower("to"), queued_at);
create index email_waiting on email (queued_at) where sent_at is null and rejected_at is null;
create index email_with_content on email (queued_at) where text <> '';

-- An email that the dev inbox received.
create table dev_inbox (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  "to" text not null,
  "from" text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  at timestamptz not null
);

-- A call that the dev tools simulated.
create table dev_call (
  id bigint generated always as identity primary key,
  "from" text not null,
  "to" text not null,
  forwarded_to text,
  listing text,
  at timestamptz not null,
  outcome text not null default '',
  transcript text not null default ''
);
