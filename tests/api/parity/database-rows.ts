import { comparableValue } from './normalize-answers.ts';
import type { Side } from './parity-case.ts';

/** What each product writes by itself and in its own time; and what never changes here. */
const LEFT_OUT = ['city', 'college', 'place_name', 'webhook_event', 'mikro_orm_migrations', 'reconciler', 'clock'];
/** Secrets, what is left to chance, and what the machine's clock or a worker writes. */
const OWN = /(_hash|token|secret|^key|^expire|_at|^at|anchor|period_start|period_end|vanity_phone|answer|headers)$/;
/** Links of emails hold tokens, until they are sent. */
const LINK =
  /\/(password\/reset|unsubscribe|alert|did-they-answer|confirm-listing|confirm-report|my-data|account\/email|renter-email)\/[\w…-]+/g;

const everything = new WeakMap<Side, string>();

/** One question for all tables. */
async function questionOf(side: Side): Promise<string> {
  const known = everything.get(side);
  if (known !== undefined) return known;
  const tables = await side.app.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [LEFT_OUT],
  );
  const question = tables
    .map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`)
    .join(' union all ');
  everything.set(side, question);
  return question;
}

/** A line a row, as far as two products can hold the same. */
async function rowsOf(side: Side): Promise<string[]> {
  const rows = await side.app.rows<{ name: string; row: Record<string, unknown> }>(await questionOf(side));
  return rows.map(({ name, row }) => `${name} ${JSON.stringify(comparable(row))}`);
}

function comparable(row: Record<string, unknown>): unknown {
  const kept = Object.entries(row).filter(([column]) => !OWN.test(column));
  return comparableValue(
    Object.fromEntries(
      kept.map(([column, value]) => [
        column,
        typeof value === 'string' ? value.replaceAll(LINK, '/$1/<token>') : value,
      ]),
    ),
  );
}

function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return rows.filter((row) => {
    const same = left.indexOf(row);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
}

/** What one product's database holds and the other's does not: nothing, when both doors have done the same. */
export async function differences(rest: Side, graphql: Side): Promise<{ byRest: string[]; byGraphql: string[] }> {
  const [ours, theirs] = await Promise.all([rowsOf(rest), rowsOf(graphql)]);
  return { byRest: without(ours, theirs), byGraphql: without(theirs, ours) };
}
