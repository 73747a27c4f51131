import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes the links that confirm a contact email by mailbox, which gets five a day under all its addresses. It may be
 * repeated.
 */
export class Migration20261129110000_contact_link_mailboxes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists confirmation_reminder_mailbox');
    this.addSql(`create index concurrently confirmation_reminder_mailbox
      on confirmation_reminder (mailbox_of(email), queued_at) where email_only`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
