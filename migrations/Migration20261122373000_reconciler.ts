import { Migration } from '@mikro-orm/migrations';

/** How far the reconciler has come, and what it could not put right: both must outlive it. */
export class Migration20261122373000_reconciler extends Migration {
  override up(): void {
    this.addSql(`create table reconciler (
      one boolean primary key default true check (one),
      heard_until timestamptz,
      ran_at timestamptz,
      did_at timestamptz,
      did jsonb)`);
    this.addSql('insert into reconciler default values');
    this.addSql(`create table trouble (
      subject text primary key,
      problem text not null,
      since timestamptz not null,
      last_at timestamptz not null,
      times integer not null default 1)`);
    this.addSql('create index webhook_event_by_age on webhook_event (received_at)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
