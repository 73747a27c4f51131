import { Migration } from '@mikro-orm/migrations';

/**
 * Alerts are instant, daily or weekly, and begin once their address is confirmed (ADR 69). Existing ones are daily and
 * count as confirmed. `alert_trigger` has the listings whose instant alerts are due.
 */
export class Migration20261124050000_alert_frequency extends Migration {
  override up(): void {
    this.addSql(`alter table subscriber
      add column frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
      add column confirmed_at timestamptz`);
    this.addSql('update subscriber set confirmed_at = created_at');
    this.addSql(`create index subscriber_instant on subscriber (id)
      where frequency = 'instant' and unsubscribed_at is null and confirmed_at is not null`);
    this.addSql('create table alert_trigger (listing_id bigint not null, created_at timestamptz not null)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
