import { PASSWORD, TYPED_CARD } from './expected-listings.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A security code by itself; within a longer number, an id or a time it is a coincidence. */
const CODE = new RegExp(`(?<![\\w.:-])${TYPED_CARD.securityCode}(?![\\w.:-])`);

/** Returns the place in a text where a secret occurs, or null. */
export function findSecret(text: string): string | null {
  if (text.includes(TYPED_CARD.cardNumber)) return 'a card number';
  if (text.includes(PASSWORD)) return 'a password';
  return CODE.test(text) ? 'a security code' : null;
}

/** Searches every row of every table and all terminal output. */
export async function findSecrets(world: TestEnvironment): Promise<string[]> {
  const problems: string[] = [];
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await world.rows<{ name: string; text: string | null }>(
    tables
      .map(({ name }) => `select '${name}' as name, string_agg(t::text, ' ') as text from ${name} t`)
      .join(' union all '),
  );
  for (const { name, text } of texts) {
    const secret = findSecret(text ?? '');
    if (secret) problems.push(`${secret} is in ${name}`);
  }
  const secret = findSecret(world.output());
  if (secret) problems.push(`${secret} is in what the server wrote`);
  return problems;
}
