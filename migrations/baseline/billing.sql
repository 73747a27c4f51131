-- Billing: copies of what the processor holds, and the append-only ledger.

-- The customer of an account at the processor, the default card, and a card change in progress.
create table billing_customer (
  account_id bigint primary key references account,
  customer text not null unique,
  payment_method text,
  card_brand text,
  card_last4 char(4),
  card_month smallint,
  card_year smallint,
  notified_card text,
  setup text,
  setup_begun_at timestamptz,
  setup_seen_at timestamptz,
  setup_listings jsonb
);
create index billing_customer_by_setup on billing_customer (setup_begun_at) where setup is not null;

-- The subscription of a listing at the processor.
create table subscription (
  listing_id bigint primary key references listing,
  account_id bigint not null references account,
  subscription text not null unique,
  customer text not null,
  status text not null,
  price integer not null,
  anchor timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  ending_notified timestamptz,
  card text,
  card_brand text,
  card_last4 text
);
create index subscription_by_account on subscription (account_id);

-- A copy of an invoice of the processor, for receipts.
create table invoice (
  id text primary key,
  account_id bigint references account on delete set null,
  listing_id bigint not null,
  subscription text not null,
  listing_name text not null,
  number text,
  status text not null,
  attempted boolean not null,
  amount_cents integer not null,
  refunded_cents integer not null default 0,
  billed_at timestamptz not null,
  paid_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  card_brand text,
  card_last4 char(4),
  lines jsonb not null default '[]',
  credited_cents integer not null default 0
);
create index invoice_console on invoice using gin (listing_name gin_trgm_ops);
create index invoice_number on invoice (number);
create index invoice_of_account on invoice (account_id, billed_at desc);
create index invoice_subscription on invoice (subscription);

-- Rejects changes of the ledger.
create function reject_ledger_change() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'The ledger is only ever added to: % is rejected.', lower(tg_op) using errcode = 'restrict_violation';
  end $$;

-- Every amount that moved, added once for each source and entry type.
create table ledger (
  id bigint generated always as identity primary key,
  listing_id bigint,
  entry_type text not null
    check (entry_type in ('charge', 'outside', 'refund', 'refund_returned', 'dispute', 'dispute_returned', 'credit', 'credit_used')),
  invoice text,
  amount_cents integer not null,
  at timestamptz not null,
  source text not null,
  customer text,
  noted_at timestamptz not null default now(),
  constraint ledger_amount_check check (amount_cents > 0)
);
create index ledger_of_credit on ledger (customer) where entry_type in ('credit', 'credit_used');
create index ledger_of_invoice on ledger (invoice);
create unique index ledger_once on ledger (source, entry_type);
create trigger ledger_append_only before delete or update or truncate on ledger
  for each statement execute function reject_ledger_change();

-- An attempt to change the property type of a paid listing: written before anything is charged.
create table property_type_change (
  id uuid primary key,
  body_hash bytea not null,
  listing_id bigint not null references listing,
  account_id bigint not null references account,
  state text not null check (state in ('open', 'authenticating', 'done', 'rejected', 'undone')),
  from_type smallint not null,
  to_type smallint not null,
  draft jsonb,
  subscription text not null,
  price text not null,
  charge_cents integer not null,
  quoted_at timestamptz not null,
  answer jsonb,
  opened_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz
);
create index property_type_change_of_listing on property_type_change (listing_id);
create unique index property_type_change_one_done on property_type_change (body_hash) where state not in ('rejected', 'undone');
create unique index property_type_change_one_open on property_type_change (listing_id) where state in ('open', 'authenticating');

-- A price that changes at the next renewal, and the notice of it.
create table price_change (
  listing_id bigint primary key references listing on delete cascade,
  subscription text not null,
  type smallint not null,
  paid_price integer not null,
  from_price integer not null,
  to_price integer not null,
  email_key text not null,
  email_id uuid not null,
  from_at timestamptz not null,
  submitted_at timestamptz
);

-- What the processor charges for listings that a restored backup lacks.
create table lost_subscription (
  subscription text primary key,
  customer text not null,
  listing_id bigint,
  price integer not null,
  found_at timestamptz not null,
  settled_at timestamptz
);

-- A webhook that was handled.
create table webhook_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index webhook_event_by_age on webhook_event (received_at);

-- The progress of the reconciler (one row).
create table reconciler (
  one boolean primary key default true check (one),
  events_until timestamptz,
  ran_at timestamptz,
  changed_at timestamptz,
  changes jsonb,
  ledger_checked_at timestamptz,
  ledger_differences integer not null default 0
);

insert into reconciler default values;

-- What the reconciler could not resolve and needs a person.
create table unresolved_operation (
  subject text primary key,
  problem text not null,
  since timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1
);
