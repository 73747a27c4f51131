import { Migration } from '@mikro-orm/migrations';

/** The extension of a landlord's phone: up to six digits, null without one. */
export class Migration20261125133000_phone_extensions extends Migration {
  override up(): void {
    this.addSql("alter table listing_contact add column phone_extension text check (phone_extension ~ '^[0-9]{1,6}$')");
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
