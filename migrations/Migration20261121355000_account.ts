import { Migration } from '@mikro-orm/migrations';

/**
 * What a landlord does with an account: when each session was last used, a new e-mail that waits for its confirmation,
 * and what a deletion still has to do elsewhere. A deletion's row holds no one's name: it outlives its account.
 */
export class Migration20261121355000_account extends Migration {
  override up(): void {
    this.addSql('alter table session add column used_at timestamptz');
    this.addSql('update session set used_at = created_at');
    this.addSql('alter table session alter column used_at set not null, alter column used_at set default now()');
    this.addSql('create index password_reset_by_account on password_reset (account_id)');
    this.addSql(`create table email_change (
      token_hash bytea primary key,
      account_id bigint not null references account on delete cascade,
      email text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      told_at timestamptz)`);
    this.addSql('create index email_change_by_account on email_change (account_id)');
    this.addSql(
      'create index email_change_untold on email_change (used_at) where used_at is not null and told_at is null',
    );
    this.addSql(`create table account_deletion (
      id uuid primary key,
      customer text,
      subscriptions text[] not null,
      pictures uuid[] not null,
      letters uuid[] not null,
      asked_at timestamptz not null,
      touched_at timestamptz not null,
      ended_at timestamptz)`);
    this.addSql('create index account_deletion_open on account_deletion (touched_at) where ended_at is null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
