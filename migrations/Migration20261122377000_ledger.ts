import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger has every movement of money and of credit, each by the processor's own number of it, so that a part of a bill
 * can be given back, and again. It is only ever added to: the database itself refuses anything else. Rows of before have
 * their bill's number as their source.
 */
export class Migration20261122377000_ledger extends Migration {
  override up(): void {
    this.addSql('alter table ledger drop constraint ledger_invoice_kind_key, drop constraint ledger_kind_check');
    this.addSql(`alter table ledger
      add column source text,
      add column customer text,
      add column noted_at timestamptz not null default now(),
      alter column invoice drop not null,
      add constraint ledger_kind_check check (kind in ('charge', 'outside', 'refund', 'refund_returned', 'dispute',
        'dispute_returned', 'credit', 'credit_used')),
      add constraint ledger_amount_check check (amount_cents > 0)`);
    this.addSql(`update ledger set source = invoice,
      customer = (select s.customer from subscription s where s.listing_id = ledger.listing_id)`);
    this.addSql('update ledger set listing_id = null where listing_id = 0');
    this.addSql('alter table ledger alter column source set not null');
    this.addSql('create unique index ledger_once on ledger (source, kind)');
    this.addSql('create index ledger_of_invoice on ledger (invoice)');
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger is only ever added to: % is refused.', lower(tg_op) using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`create trigger ledger_only_grows before update or delete or truncate on ledger
      for each statement execute function refuse_change()`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
