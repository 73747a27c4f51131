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
  enrollment integer not null default 0,
  starter boolean not null default false
);
create index college_by_lat on college (lat, lon);

-- The names by which a place is found: place type 1 is a college, 2 a state, 3 a city.
create table place_name (
  place_type smallint check (place_type in (1, 2, 3)),
  place_id integer,
  name text,
  rank smallint not null,
  weight integer not null default 0,
  primary key (place_type, place_id, name)
);
