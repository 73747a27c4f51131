import { Migration } from '@mikro-orm/migrations';

/**
 * A new listing reads only the confirmed contacts with its email, and the sweeper only the listings that reached their
 * monthly leads: with a million listings each read a whole table, for a second. Each step is its own transaction and
 * may be repeated.
 */
export class Migration20261126163500_publish_lookups extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists listing_contact_confirmed_email');
    this.addSql(`create index concurrently listing_contact_confirmed_email on listing_contact (lower(email))
      where email_confirmed_at is not null`);
    this.addSql('drop index if exists listing_capped');
    this.addSql('create index concurrently listing_capped on listing (capped_until) where capped_until is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
