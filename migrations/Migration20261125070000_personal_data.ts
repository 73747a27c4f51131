import { Migration } from '@mikro-orm/migrations';

/** Emailed links to the data stored under a renter's address, and the indexes that find it. */
export class Migration20261125070000_personal_data extends Migration {
  override up(): void {
    this.addSql(`create table personal_data_link (
      token_hash bytea primary key,
      email text not null check (email = lower(email)),
      created_at timestamptz not null)`);
    this.addSql('create index personal_data_link_email on personal_data_link (email, created_at)');
    this.addSql('create index lead_email on lead (lower(email))');
    this.addSql('create index enquiry_email on enquiry (lower(email))');
    this.addSql('create index mail_renter on mail (lower("to")) where account_id is null');
  }
}
