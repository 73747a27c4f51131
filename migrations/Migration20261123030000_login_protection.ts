import { Migration } from '@mikro-orm/migrations';

/**
 * Browsers that have logged in to an account before, and one-use links that finish a login from any other. Tokens are
 * stored as SHA-256 hashes. Bounds sessions to 90 days, and removes the tokens of links from emails already delivered.
 */
export class Migration20261123030000_login_protection extends Migration {
  override up(): void {
    this.addSql(`create table known_device (
      token_hash bytea not null,
      account_id bigint not null references account on delete cascade,
      user_agent text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      primary key (token_hash, account_id))`);
    this.addSql('create index known_device_by_account on known_device (account_id, used_at)');
    this.addSql(`create table login_link (
      token_hash bytea primary key,
      account_id bigint not null references account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz)`);
    this.addSql('create index login_link_by_account on login_link (account_id)');
    this.addSql(`update session set expires_at = least(expires_at, created_at + interval '90 days')`);
    this.addSql(`update mail set
        text = regexp_replace(text, '([/=])[A-Za-z0-9_-]{32,}', '\\1…', 'g'),
        html = regexp_replace(html, '([/=])[A-Za-z0-9_-]{32,}', '\\1…', 'g'),
        headers = regexp_replace(headers::text, '([/=])[A-Za-z0-9_-]{32,}', '\\1…', 'g')::jsonb
      where sent_at is not null or refused_at is not null`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
