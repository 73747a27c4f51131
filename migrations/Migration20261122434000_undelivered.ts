import { Migration } from '@mikro-orm/migrations';

/**
 * A letter whose tries have ended without it being sent or refused waits for a person; one that its reader's mail server
 * would not have says that their address does not get letters.
 */
export class Migration20261122434000_undelivered extends Migration {
  override up(): void {
    this.addSql('alter table mail add column given_up_at timestamptz, add column bounced boolean not null default false');
    // What was taken back before it went out was refused in our own words; mail servers begin with a number.
    this.addSql(`update mail set bounced = true where refused_at is not null and refusal ~ '^5\\d\\d'`);
    this.addSql('create index mail_given_up on mail (given_up_at) where given_up_at is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
