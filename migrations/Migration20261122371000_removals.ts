import { Migration } from '@mikro-orm/migrations';

/**
 * What the operator's removal of a listing still has to end at the processor, or its undoing to look up there: whoever
 * sweeps next goes on with it.
 */
export class Migration20261122371000_removals extends Migration {
  override up(): void {
    this.addSql(`create table listing_removal (
      listing_id bigint primary key references listing on delete cascade,
      wish text not null check (wish in ('end', 'refund', 'restore')),
      asked_at timestamptz not null,
      touched_at timestamptz,
      ended_at timestamptz)`);
    this.addSql('create index listing_removal_open on listing_removal (listing_id) where ended_at is null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
