import { Migration } from '@mikro-orm/migrations';

/** What the position of a listing is, by the geocoder's answer or the landlord's pin; unknown for those from before (K66). */
export class Migration20261125210000_location_checks extends Migration {
  override up(): void {
    this.addSql(`alter table listing add column location_check text check (location_check in ('exact', 'approximate', 'pin'))`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
