import { Migration } from '@mikro-orm/migrations';

/**
 * Reports of listings by anyone (K66), and until when renters are warned of a listing that several people reported. A
 * network is stored as a digest.
 */
export class Migration20261125050500_listing_reports extends Migration {
  override up(): void {
    this.addSql(`create table listing_report (
      id bigint generated always as identity primary key,
      listing_id bigint not null references listing on delete cascade,
      reason text not null,
      details text not null,
      email text,
      network text not null,
      site text not null,
      token_hash bytea unique,
      spam_at timestamptz,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      settled_at timestamptz,
      outcome text check (outcome in ('fine', 'changed', 'removed')))`);
    this.addSql('create index listing_report_open on listing_report (listing_id) where settled_at is null');
    this.addSql('create index listing_report_muted on listing_report (listing_id, reason, settled_at)');
    this.addSql('create index listing_report_mailbox on listing_report (lower(email), created_at)');
    this.addSql('alter table listing add column being_checked_until timestamptz');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
