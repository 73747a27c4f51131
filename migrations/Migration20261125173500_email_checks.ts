import { Migration } from '@mikro-orm/migrations';

/** When the contact email of a listing was last confirmed by an emailed link (K66); another address starts over. */
export class Migration20261125173500_email_checks extends Migration {
  override up(): void {
    this.addSql('alter table listing_contact add column email_confirmed_at timestamptz');
    this.addSql(`create function end_email_check() returns trigger language plpgsql as $$
      begin
        new.email_confirmed_at := null;
        return new;
      end $$`);
    this.addSql(`create trigger listing_contact_email before update of email on listing_contact for each row
      when (old.email is distinct from new.email) execute function end_email_check()`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
