import { Migration } from '@mikro-orm/migrations';

/** So much of what was typed is in the name: most slips of a finger leave the first, two in one word only the second. */
const LIKENESS = { named_within: 0.55, named_faintly: 0.36 };

/**
 * The names that hold nearly what was typed, in two steps: the second is asked only when the first finds nothing, for it
 * looks at many more. The planner would read the whole table instead of the trigrams; that is slower by far.
 */
export class Migration20261121326001_named_within extends Migration {
  override up(): void {
    for (const [name, likeness] of Object.entries(LIKENESS))
      this.addSql(`create function ${name}(typed text, kinds smallint[], most integer)
        returns table (kind smallint, id integer, name text, weight integer)
        language sql stable set enable_seqscan = off set pg_trgm.word_similarity_threshold = ${likeness}
        as $$
          select n.kind, n.place_id, n.name, n.weight from place_name n
          where n.kind = any(kinds) and typed <% n.name
          order by word_similarity(typed, n.name) desc, n.weight desc
          limit most
        $$`);
    this.addSql('drop function nearly_named');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
