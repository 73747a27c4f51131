import { Migration } from '@mikro-orm/migrations';

/** How far a landlord has come with a lead, when they opened it and what they noted. What came before counts as read. */
export class Migration20261121357000_inbox extends Migration {
  override up(): void {
    this.addSql(`alter table lead
      add column stage text not null default 'new' check (stage in ('new', 'contacted', 'toured', 'rented', 'closed')),
      add column read_at timestamptz,
      add column note text not null default '' check (length(note) <= 4000)`);
    this.addSql('update lead set read_at = delivered_at where delivered_at is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
