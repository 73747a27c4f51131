-- Uploaded images.

-- An image, its processed sizes, and when a draft or a listing last named it.
create table picture (
  id uuid primary key,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  named_at timestamptz not null,
  hash bit(64)
);
create index picture_named on picture (named_at);

-- An image whose files are due to be deleted, so that a crash leaves none behind.
create table leaving_picture (
  id uuid primary key,
  leaves_at timestamptz not null
);
create index leaving_picture_due on leaving_picture (leaves_at);
