-- Staff, their sessions, and their append-only log.

-- A person who uses the console.
create table staff (
  id bigint generated always as identity primary key,
  email text not null,
  role text not null check (role in ('support', 'moderator', 'finance', 'admin')),
  demo boolean not null default false,
  password_hash text,
  totp_secret text not null,
  totp_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}',
  wrong_codes integer not null default 0,
  invite_hash bytea unique,
  invite_expires_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index staff_by_email on staff (lower(email));

-- A login to the console.
create table staff_session (
  sid_hash bytea primary key,
  staff_id bigint not null references staff on delete cascade,
  agent_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);

-- Rejects changes of the staff log.
create function reject_staff_log_change() returns trigger
  language plpgsql
  as $$ begin raise exception 'Entries of the staff log are never changed or deleted.'; end $$;

-- What staff did; entries are only added (K42).
create table staff_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_email text not null,
  action text not null,
  subject_type text,
  subject_id text,
  reason text not null default '',
  state jsonb,
  outcome_of bigint,
  outcome text
);
create index staff_log_by_outcome on staff_log (outcome_of);
create index staff_log_by_subject on staff_log (subject_type, subject_id);
create trigger staff_log_append_only before delete or update or truncate on staff_log
  for each statement execute function reject_staff_log_change();
