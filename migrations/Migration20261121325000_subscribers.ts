import { Migration } from '@mikro-orm/migrations';

/**
 * Who is told of new homes. The table of the first migration was never written to; this one knows what each has been
 * told. Its ids are left to chance: one that counted up would tell when an address first came.
 */
export class Migration20261121325000_subscribers extends Migration {
  override up(): void {
    this.addSql('drop table subscriber');
    this.addSql(`create table subscriber (
      id bigint primary key,
      token text not null unique,
      email text not null,
      place_type text not null check (place_type in ('college', 'state', 'city')),
      place_id integer not null,
      first_name text not null default '',
      last_name text not null default '',
      phone text not null default '',
      search_filter jsonb not null,
      site text not null default 'default',
      known bigint[] not null default '{}',
      letters integer not null default 0,
      next_at timestamptz not null,
      created_at timestamptz not null,
      saved_at timestamptz not null,
      unsubscribed_at timestamptz)`);
    this.addSql('create unique index subscriber_once on subscriber (lower(email), place_type, place_id)');
    this.addSql('create index subscriber_due on subscriber (next_at) where unsubscribed_at is null');
    this.addSql('create index subscriber_gone on subscriber (unsubscribed_at) where unsubscribed_at is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
