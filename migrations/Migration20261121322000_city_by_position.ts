import { Migration } from '@mikro-orm/migrations';

/** The pages of places name the cities around them. */
export class Migration20261121322000_city_by_position extends Migration {
  override up(): void {
    this.addSql('create index city_by_lat on city (lat, lon)');
  }
}
