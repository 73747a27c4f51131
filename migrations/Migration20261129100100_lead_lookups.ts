import { Migration } from '@mikro-orm/migrations';

/** Finds leads that wait, recent ones of a listing, and what follows a lead. Each step may be repeated. */
export class Migration20261129100100_lead_lookups extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const indexes = {
      lead_waiting: 'lead (listing_id) where delivered_at is null and spam_at is null',
      lead_by_time: 'lead (listing_id, created_at)',
      lead_follows: 'lead (follows) where follows is not null',
      lead_network: 'lead (delivered_at) where network is not null',
      renter_email_by_mailbox: 'renter_email (mailbox_of(email))',
      reply_check_token: 'reply_check (token_hash) where token_hash is not null',
    };
    for (const [name, on] of Object.entries(indexes)) {
      // An index that was not finished stays and is invalid.
      this.addSql(`drop index if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    }
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
