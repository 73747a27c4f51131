import { Migration } from '@mikro-orm/migrations';

/** Indexes by which old rows are found. */
export class Migration20261125073000_retention extends Migration {
  override up(): void {
    this.addSql(`create index mail_with_content on mail (queued_at) where text <> ''`);
    this.addSql('create index session_expires_at on session (expires_at)');
    this.addSql('create index lead_spam on lead (spam_at) where spam_at is not null');
  }
}
