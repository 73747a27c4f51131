import { Migration } from '@mikro-orm/migrations';

/**
 * Links that confirm a contact email alone, in the table of the reminders (K66). A link confirms the address that it
 * went to, so reminders from before, without an address, confirm only that the listing is available.
 */
export class Migration20261125183000_contact_links extends Migration {
  override up(): void {
    this.addSql(`alter table confirmation_reminder
      add column email text, add column email_only boolean not null default false`);
    this.addSql(
      'create index confirmation_reminder_email on confirmation_reminder (lower(email), queued_at) where email_only',
    );
    this.addSql(`create or replace function end_confirmation_reminders() returns trigger language plpgsql as $$
      begin
        delete from confirmation_reminder where listing_id = new.id and not email_only;
        new.confirm_due_at := null;
        return new;
      end $$`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
