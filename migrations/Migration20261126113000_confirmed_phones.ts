import { Migration } from '@mikro-orm/migrations';

/**
 * A new listing reads only the confirmed contacts with its phone number, however many others have it. The second index
 * of the same column goes. Each step is its own transaction and may be repeated.
 */
export class Migration20261126113000_confirmed_phones extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists listing_contact_confirmed');
    this.addSql(
      'create index concurrently listing_contact_confirmed on listing_contact (phone) where phone_confirmed_at is not null',
    );
    this.addSql(`create or replace function start_phone_check() returns trigger language plpgsql as $$
      begin
        new.phone_confirmed_at := (
          select max(c.phone_confirmed_at) from listing_contact c join listing l on l.id = c.listing_id
           where c.phone = new.phone and c.phone_extension is not distinct from new.phone_extension
             and c.listing_id <> new.listing_id and c.phone_confirmed_at is not null
             and l.account_id = (select account_id from listing where id = new.listing_id));
        return new;
      end $$`);
    this.addSql('drop index concurrently if exists listing_contact_phone');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
