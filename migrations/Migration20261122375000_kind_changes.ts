import { Migration } from '@mikro-orm/migrations';

/** A try to change the kind of a listing whose month runs: written before anything is charged for it. */
export class Migration20261122375000_kind_changes extends Migration {
  override up(): void {
    this.addSql(`create table kind_change (
      id uuid primary key,
      body_hash bytea not null,
      listing_id bigint not null references listing,
      account_id bigint not null references account,
      state text not null check (state in ('open', 'authenticating', 'done', 'refused', 'undone')),
      from_type smallint not null,
      to_type smallint not null,
      draft jsonb,
      subscription text not null,
      price text not null,
      charge_cents integer not null,
      quoted_at timestamptz not null,
      answer jsonb,
      opened_at timestamptz not null,
      touched_at timestamptz not null,
      ended_at timestamptz)`);
    this.addSql(
      `create unique index kind_change_one_open on kind_change (listing_id) where state in ('open', 'authenticating')`,
    );
    // Of the same call one may have succeeded; those that were refused may be sent again.
    this.addSql(
      `create unique index kind_change_one_done on kind_change (body_hash) where state not in ('refused', 'undone')`,
    );
    this.addSql('create index kind_change_of_listing on kind_change (listing_id)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
