import { Migration } from '@mikro-orm/migrations';

/** A perceptual hash of each upload: similar images differ in few bits (K66). Earlier uploads have none. */
export class Migration20261125080000_image_hashes extends Migration {
  override up(): void {
    this.addSql('alter table picture add column hash bit(64)');
    this.addSql('create index listing_contact_phone on listing_contact (phone)');
    this.addSql('create index listing_zip on listing (zip)');
  }
}
