-- Places: ids are those of the public data (UNITID, lowest ZIP, FIPS), so none is generated.

create extension if not exists pg_trgm;

-- A city, by the lowest ZIP code it has; `weight` ranks it in suggestions.
create table city (
  id integer primary key,
  name text not null,
  slug text not null unique,
  state char(2) not null,
  lat double precision not null,
  lon double precision not null,
  weight integer not null default 0
);
create index city_by_lat on city (lat, lon);
create index city_by_state on city (state, weight desc);

-- A college, by its UNITID.
create table college (
  id integer primary key,
  name text not null,
  slug text not null unique,
  subdomain text not null unique,
  nicknames text[] not null default '{}',
  city_id integer references city,
  city text not null,
  state char(2) not null,
  zip char(5) not null,
  lat double precision not null,
  lon double precision not null,
  website text not null default '',
  enrolment integer not null default 0,
  starter boolean not null default false
);
create index college_by_lat on college (lat, lon);

-- The names by which a place is found: kind 1 is a college, 2 a city, 3 a state.
create table place_name (
  kind smallint check (kind in (1, 2, 3)),
  place_id integer,
  name text,
  rank smallint not null,
  weight integer not null default 0,
  primary key (kind, place_id, name)
);
create index place_name_prefix on place_name (name text_pattern_ops);
create index place_name_trigrams on place_name using gin (name gin_trgm_ops);

-- Finds places whose names contain something similar to the text. A scan of the whole table is twenty times slower than the index that the planner would not choose.
create function named_within(typed text, kinds smallint[], most integer) returns table(kind smallint, id integer, name text, weight integer)
  language sql stable
  set enable_seqscan to 'off'
  set "pg_trgm.word_similarity_threshold" to '0.55'
  as $$
  select n.kind, n.place_id, n.name, n.weight from place_name n
  where n.kind = any(kinds) and typed <% n.name
  order by word_similarity(typed, n.name) desc, n.weight desc
  limit most
$$;

-- Finds places whose names contain something vaguely similar to the text.
create function named_faintly(typed text, kinds smallint[], most integer) returns table(kind smallint, id integer, name text, weight integer)
  language sql stable
  set enable_seqscan to 'off'
  set "pg_trgm.word_similarity_threshold" to '0.36'
  as $$
  select n.kind, n.place_id, n.name, n.weight from place_name n
  where n.kind = any(kinds) and typed <% n.name
  order by word_similarity(typed, n.name) desc, n.weight desc
  limit most
$$;
