import { Migration } from '@mikro-orm/migrations';

/**
 * What a landlord was billed: a copy of the processor's invoices, so that receipts are there when it is not. Those of
 * before are taken from the ledger, which knows neither their number nor their card.
 */
export class Migration20261121356000_invoices extends Migration {
  override up(): void {
    this.addSql(`create table invoice (
      id text primary key,
      account_id bigint references account on delete set null,
      listing_id bigint not null,
      subscription text not null,
      listing_name text not null,
      number text,
      status text not null,
      tried boolean not null,
      amount_cents integer not null,
      refunded_cents integer not null default 0,
      billed_at timestamptz not null,
      paid_at timestamptz,
      period_start timestamptz not null,
      period_end timestamptz not null,
      card_brand text,
      card_last4 char(4))`);
    this.addSql('create index invoice_of_account on invoice (account_id, billed_at desc)');
    this.addSql(`insert into invoice (id, account_id, listing_id, subscription, listing_name, status, tried, amount_cents,
        refunded_cents, billed_at, paid_at, period_start, period_end)
      select c.invoice, l.account_id, l.id, coalesce(s.subscription, ''), l.name, 'paid', false, c.amount_cents,
        coalesce(r.amount_cents, 0), c.at, c.at, c.at, c.at + interval '1 month'
      from ledger c
      join listing l on l.id = c.listing_id
      left join subscription s on s.listing_id = l.id
      left join ledger r on r.invoice = c.invoice and r.kind = 'refund'
      where c.kind = 'charge'`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
