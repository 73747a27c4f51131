import { Migration } from '@mikro-orm/migrations';

/** Whether a password was easy to guess when it was set (K35): unknown, hence false, for those of before. */
export class Migration20261129090000_guessable_passwords extends Migration {
  override up(): void {
    this.addSql('alter table account_secret add column guessable boolean not null default false');
  }
}
