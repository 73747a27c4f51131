import { Migration } from '@mikro-orm/migrations';

/** Finds the other addresses of a mailbox: `ada+x@college.edu` is one of `ada@college.edu`. */
export class Migration20261124010001_renter_mailboxes extends Migration {
  override up(): void {
    this.addSql(String.raw`create index renter_email_by_mailbox on renter_email ((regexp_replace(email, '\+[^@]*@', '@')))`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
