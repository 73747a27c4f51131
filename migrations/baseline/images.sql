-- Uploaded images.

-- An image, its processed sizes, and when a draft or a listing last referenced it.
create table image (
  id uuid primary key,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  referenced_at timestamptz not null,
  hash bit(64)
);
create index image_referenced on image (referenced_at);

-- An image whose files are due to be deleted, so that a crash leaves none behind.
create table orphaned_image (
  id uuid primary key,
  delete_at timestamptz not null
);
create index orphaned_image_due on orphaned_image (delete_at);
