import { Migration } from '@mikro-orm/migrations';

/** The link to a listing's virtual tour, null without one (K64). */
export class Migration20261125170000_virtual_tour extends Migration {
  override up(): void {
    this.addSql('alter table listing add column virtual_tour text check (length(virtual_tour) <= 300)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
