import { Migration } from '@mikro-orm/migrations';

/** Letters that are still to go out are counted every few seconds, and are few. */
export class Migration20261122373001_mail_waiting extends Migration {
  override up(): void {
    this.addSql('create index mail_waiting on mail (queued_at) where sent_at is null and refused_at is null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
