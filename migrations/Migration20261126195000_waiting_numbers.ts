import { Migration } from '@mikro-orm/migrations';

/** Assigning numbers reads only the listings that wait for one: it read every listing each time. */
export class Migration20261126195000_waiting_numbers extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists listing_waiting_for_number');
    this.addSql(`create index concurrently listing_waiting_for_number on listing (published_at)
      where vanity_phone is null and status = 1 and expires_at is not null`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
