import { Migration } from '@mikro-orm/migrations';

/** What removals of listings still had to give back when their landlord's account was deleted: they go with their listings. */
export class Migration20261122379100_removals_of_deleted extends Migration {
  override up(): void {
    this.addSql(`alter table account_deletion add column removals jsonb not null default '{}'`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
