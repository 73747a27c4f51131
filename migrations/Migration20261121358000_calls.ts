import { Migration } from '@mikro-orm/migrations';

/** Calls to the numbers that renters see, and how long such a number rests before it is somebody else's (K08). */
export class Migration20261121358000_calls extends Migration {
  override up(): void {
    // Beside `listing.vanity_phone`, and without a reference to the listing: a number rests after its home is gone.
    this.addSql(`create table vanity_use (
      phone char(10) primary key,
      listing_id bigint not null,
      left_at timestamptz)`);
    this.addSql('create index vanity_use_left on vanity_use (left_at) where left_at is not null');
    this.addSql(`insert into vanity_use (phone, listing_id)
      select vanity_phone, id from listing where vanity_phone is not null`);
    // What the sweep looks for each time, and hardly ever finds.
    this.addSql('create index listing_vanity_left on listing (id) where vanity_phone is not null and status <> 1');
    this.addSql(`create index listing_vanity_wanted on listing (published_at)
      where vanity_phone is null and status = 1 and expires_at is not null`);
    this.addSql(`create table phone_call (
      id bigint generated always as identity primary key,
      sid text not null unique,
      listing_id bigint not null references listing on delete cascade,
      vanity_phone char(10) not null,
      caller text,
      outcome text not null default 'ringing' check (outcome in ('ringing', 'answered', 'missed')),
      seconds integer not null default 0,
      at timestamptz not null,
      rang_at timestamptz not null default now())`);
    this.addSql('create index phone_call_by_listing on phone_call (listing_id, id desc)');
    this.addSql('create index phone_call_named on phone_call (at) where caller is not null');
    this.addSql(
      `alter table dev_call add column outcome text not null default '', add column heard text not null default ''`,
    );
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
