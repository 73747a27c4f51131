import { Migration } from '@mikro-orm/migrations';

/** A try that came to nothing keeps no words: it may have no account that they could go with. */
export class Migration20261121361001_tries_without_words extends Migration {
  override up(): void {
    this.addSql(`update publish_intent set draft = null where state in ('refused', 'undone')`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
