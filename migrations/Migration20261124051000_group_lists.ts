import { Migration } from '@mikro-orm/migrations';

/**
 * Lists of homes that several renters decide on together (ADR 70). Only hashes of the tokens are stored; members and
 * their hearts are one bounded document, changed under the lock of its row.
 */
export class Migration20261124051000_group_lists extends Migration {
  override up(): void {
    this.addSql(`create table group_list (
      token_hash bytea primary key,
      revoke_hash bytea not null unique,
      college_id bigint,
      listing_ids bigint[] not null check (cardinality(listing_ids) between 1 and 20),
      members jsonb not null default '[]' check (jsonb_array_length(members) <= 6),
      created_at timestamptz not null,
      expires_at timestamptz not null)`);
    this.addSql('create index group_list_expires_at on group_list (expires_at)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
