import { Migration } from '@mikro-orm/migrations';

/**
 * A row of restored_backup exists from a restore on: the site does not start until `finished_at` and `compared_at` are
 * set. lost_subscription lists what the processor charges for listings that were made after the backup.
 */
export class Migration20261124000100_restored_backup extends Migration {
  override up(): void {
    this.addSql(`create table if not exists restored_backup (
      backup_id uuid primary key,
      taken_at timestamptz not null,
      started_at timestamptz not null,
      loaded text[] not null default '{}',
      finished_at timestamptz,
      compared_at timestamptz)`);
    this.addSql(`create table lost_subscription (
      subscription text primary key,
      customer text not null,
      listing_id bigint,
      price integer not null,
      found_at timestamptz not null,
      settled_at timestamptz)`);
  }
}
