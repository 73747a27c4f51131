-- The clock, limits and restored backups.

-- How far the dev tools have moved the clock (one row).
create table clock (
  one boolean primary key default true check (one),
  offset_ms bigint not null default 0
);

insert into clock default values;

-- Counters of the rate limits; worthless after a crash.
create unlogged table throttle (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- A restore: the site does not start until it is finished and compared.
create table restored_backup (
  backup_id uuid primary key,
  taken_at timestamptz not null,
  started_at timestamptz not null,
  loaded text[] not null default '{}',
  finished_at timestamptz,
  compared_at timestamptz
);
