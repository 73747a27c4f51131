import { Migration } from '@mikro-orm/migrations';

/**
 * What landlords are told before it happens, once each: that a cancelled listing ends, that a card runs out, that a price
 * changes. A new price waits in a row of its own until its renewal.
 */
export class Migration20261122372000_notices extends Migration {
  override up(): void {
    // the cancellation that was told of
    this.addSql('alter table subscription add column ending_told timestamptz');
    // the card that was told of, with the month it runs out
    this.addSql('alter table billing_customer add column card_told text');
    this.addSql(`create table new_price (
      listing_id bigint primary key references listing on delete cascade,
      subscription text not null,
      type smallint not null,
      paid_price integer not null,
      from_price integer not null,
      to_price integer not null,
      letter text not null,
      mail uuid not null,
      from_at timestamptz not null,
      handed_at timestamptz)`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
