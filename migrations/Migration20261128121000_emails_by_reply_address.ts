import { Migration } from '@mikro-orm/migrations';

/** A renter's deletion finds the emails that forwarded their requests by the address that they reply to (ADR 82). */
export class Migration20261128121000_emails_by_reply_address extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists mail_reply_to');
    this.addSql('create index concurrently mail_reply_to on mail (lower(reply_to)) where reply_to is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
