-- Drafts and publishing.

-- A draft; a published or discarded one keeps its row, without content, until it is swept.
create table saved_draft (
  account_id bigint references account on delete cascade,
  draft_id uuid,
  draft jsonb,
  version integer not null,
  saved_at timestamptz not null,
  own_id text,
  primary key (account_id, draft_id)
);
create index saved_draft_by_age on saved_draft (saved_at);

-- An attempt to publish or to relist: written before anything is charged.
create table publish_intent (
  id uuid primary key,
  key text not null unique,
  body_hash bytea not null,
  draft_id uuid not null,
  draft jsonb,
  account_id bigint references account,
  new_account jsonb,
  listing_id bigint not null,
  state text not null check (state in ('review', 'open', 'authenticating', 'done', 'rejected', 'undone')),
  price text not null,
  payment_method text not null,
  card jsonb,
  customer text,
  subscription text,
  answer jsonb,
  opened_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  keep_card boolean not null default true,
  review jsonb,
  review_due_at timestamptz,
  notice_due_at timestamptz
);
create index publish_intent_by_account on publish_intent (account_id) where account_id is not null;
create index publish_intent_by_body on publish_intent (body_hash);
create index publish_intent_by_email on publish_intent (lower((new_account ->> 'email')))
    where state in ('open', 'authenticating');
create index publish_intent_by_notice on publish_intent (account_id, notice_due_at) where notice_due_at is not null;
create index publish_intent_in_review on publish_intent (review_due_at) where review_due_at is not null;
create unique index publish_intent_one_email on publish_intent (lower((new_account ->> 'email')))
    where state = 'open';
create unique index publish_intent_one_open on publish_intent (draft_id)
    where state in ('review', 'open', 'authenticating');
