import { Migration } from '@mikro-orm/migrations';

/** Each look at the dashboard asks for what stands to its landlord's credit; a ledger has years of charges beside it. */
export class Migration20261122379000_credit_of extends Migration {
  override up(): void {
    this.addSql(`create index ledger_of_credit on ledger (customer) where kind in ('credit', 'credit_used')`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
