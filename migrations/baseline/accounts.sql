-- Accounts, their sessions, and one-use links. Only hashes of tokens are stored.

-- A landlord.
create table account (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  demo boolean not null default false,
  created_at timestamptz not null
);
create unique index account_by_email on account (lower(email));
create index account_console on account using gin (email gin_trgm_ops, (((first_name || ' ') || last_name)) gin_trgm_ops);

-- What proves an account; `guessable`: the password was easy to guess when it was set (K35).
create table account_secret (
  account_id bigint primary key references account on delete cascade,
  password_hash text not null,
  guessable boolean not null default false
);

-- A login or an anonymous visit.
create table session (
  sid_hash bytea primary key,
  public_id uuid not null unique,
  account_id bigint references account on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz not null default now()
);
create index session_by_account on session (account_id);
create index session_expires_at on session (expires_at);

-- A browser that has logged in to an account before.
create table known_device (
  token_hash bytea,
  account_id bigint references account on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (token_hash, account_id)
);
create index known_device_by_account on known_device (account_id, used_at);

-- A one-use link that finishes a login from an unknown browser.
create table login_link (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_link_by_account on login_link (account_id);

-- A one-use link to set a new password.
create table password_reset (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_by_account on password_reset (account_id);

-- A new email that waits for its confirmation.
create table email_change (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  email text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  notified_at timestamptz
);
create index email_change_by_account on email_change (account_id);
create index email_change_unnotified on email_change (used_at) where used_at is not null and notified_at is null;

-- What a deletion still has to do elsewhere; holds no personal data.
create table account_deletion (
  id uuid primary key,
  customer text,
  subscriptions text[] not null,
  images uuid[] not null,
  emails uuid[] not null,
  requested_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  removals jsonb not null default '{}'
);
create index account_deletion_open on account_deletion (touched_at) where ended_at is null;
