import { Migration } from '@mikro-orm/migrations';

/**
 * Every lead is emailed at once (K23): requests that waited for their renters' confirmation become leads on hold, which
 * the sweeper delivers. A lead keeps a digest of the network that sent it, and which lead it follows.
 */
export class Migration20261129100000_leads_at_once extends Migration {
  override up(): void {
    // As mailboxOf in domain/account/mailbox.ts.
    this.addSql(`create function mailbox_of(email text) returns text language sql immutable strict parallel safe
      return replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)`);
    this.addSql('alter table lead add column network text, add column follows bigint references lead on delete set null');
    // New ids: an inbox shows the highest first.
    this.addSql(`insert into lead (listing_id, kind, first_name, last_name, phone, email, message, answers, school_id, site, created_at)
      select p.listing_id, fields ->> 'kind', fields ->> 'firstName', fields ->> 'lastName', fields ->> 'phone',
        fields ->> 'email', fields ->> 'message', fields -> 'answers', (fields ->> 'schoolId')::integer, fields ->> 'site',
        p.created_at
      from pending_lead p join listing on listing.id = p.listing_id and listing.status <> -1
      where p.created_at > now() - interval '14 days' order by p.id`);
    this.addSql('drop table pending_lead');
    // One link asks about all homes that a renter contacted on a day (K67).
    this.addSql('alter table reply_check drop constraint reply_check_token_hash_key');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
