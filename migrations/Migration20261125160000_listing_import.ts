import { Migration } from '@mikro-orm/migrations';

/**
 * The CSV file that a landlord imports, one for each account, with how far its import has come. Drafts that it made have
 * their owner's own id and do not count toward the five that are written by hand.
 */
export class Migration20261125160000_listing_import extends Migration {
  override up(): void {
    this.addSql(`create table listing_import (
      account_id bigint primary key references account on delete cascade,
      id uuid not null,
      file_name text not null,
      file jsonb not null,
      mapping jsonb not null,
      images jsonb not null default '{}',
      report jsonb not null,
      state text not null check (state in ('mapping', 'running', 'done')),
      done integer not null default 0,
      counts jsonb not null default '{}',
      created_at timestamptz not null)`);
    this.addSql('create index listing_import_by_age on listing_import (created_at)');
    this.addSql('alter table saved_draft add column own_id text');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
