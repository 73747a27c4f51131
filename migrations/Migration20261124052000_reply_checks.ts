import { Migration } from '@mikro-orm/migrations';

/**
 * The question to a renter, 72 hours after a request was delivered, whether the landlord answered (K67), and the
 * median of the answers for each listing. Requests from before are not asked about.
 */
export class Migration20261124052000_reply_checks extends Migration {
  override up(): void {
    this.addSql(`create table reply_check (
      lead_id bigint primary key references lead on delete cascade,
      listing_id bigint not null references listing on delete cascade,
      due_at timestamptz not null,
      asked_at timestamptz,
      token_hash bytea unique,
      answered_at timestamptz,
      reply_hours smallint)`);
    this.addSql('create index reply_check_due on reply_check (due_at) where asked_at is null');
    this.addSql('create index reply_check_answers on reply_check (listing_id) where reply_hours is not null');
    this.addSql('alter table listing add column reply_hours smallint');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
