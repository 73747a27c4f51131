import { Migration } from '@mikro-orm/migrations';

/** Indexes for the staff console's search, each for one of its lookups (K42). */
export class Migration20261125150000_console_search extends Migration {
  override up(): void {
    const name = "(first_name || ' ' || last_name)";
    const trigrams = (table: string, ...parts: string[]) =>
      this.addSql(
        `create index ${table}_console on ${table} using gin (${parts.map((part) => `${part} gin_trgm_ops`).join(', ')})`,
      );
    trigrams('listing', 'name', 'address', 'city');
    trigrams('listing_contact', 'email', name);
    trigrams('account', 'email', name);
    trigrams('lead', 'email', name);
    trigrams('invoice', 'listing_name');
    this.addSql(String.raw`create index lead_phone on lead (regexp_replace(phone, '\D', '', 'g'))`);
    this.addSql('create index invoice_number on invoice (number)');
    this.addSql('create index invoice_subscription on invoice (subscription)');
    this.addSql('create index mail_to on mail (lower("to"), queued_at)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
