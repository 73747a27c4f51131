-- Offers: the read model of search, which housing alone writes.

-- The version of each strip of the offer index: a token for each change (ADR 0083).
create table offer_change (
  strip integer,
  token uuid default gen_random_uuid(),
  primary key (strip, token)
);

-- Replaces the tokens of the strips that a statement changed.
create function note_offer_change() returns trigger
  language plpgsql
  as $$
  begin
    delete from offer_change where (strip, token) in (
      select strip, token from offer_change where strip in (select strip from changed) for update skip locked);
    insert into offer_change (strip) select distinct strip from changed;
    return null;
  end $$;

-- A bedroom count of a listing that search can find; 0 is the listing as a whole.
create table offer (
  listing_id bigint references listing on delete cascade,
  bedrooms smallint,
  strip integer not null,
  lat double precision not null,
  lon double precision not null,
  state char(2) not null,
  featured boolean not null,
  published_at timestamptz not null,
  rents integer[] not null,
  facts integer not null default 0,
  profile bytea,
  stale boolean not null default false,
  primary key (listing_id, bedrooms)
);
create index offer_featured_confirmed on offer (stale, published_at desc, listing_id desc)
    where featured and bedrooms = 0;
create index offer_near on offer (bedrooms, strip, lon)
    include (lat, featured, listing_id, rents, facts, published_at, stale);
create index offer_profile on offer (strip, lon) include (profile) where bedrooms = 0;
create index offer_state on offer (bedrooms, state, featured desc, stale, published_at desc, listing_id)
    include (rents, facts);
create trigger offer_added after insert on offer referencing new table as changed
  for each statement execute function note_offer_change();
create trigger offer_removed after delete on offer referencing old table as changed
  for each statement execute function note_offer_change();
