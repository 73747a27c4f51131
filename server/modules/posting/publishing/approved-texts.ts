import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the texts that staff approved for an account, which are not held again; none for a visitor. */
export async function approvedTexts(em: EntityManager, accountId: number | null): Promise<string[]> {
  if (accountId === null) return [];
  const rows = await em.execute<{ text: string }[]>(
    `select distinct jsonb_array_elements_text(review -> 'texts') as text
         from publish_intent where account_id = ? and review ->> 'decision' = 'approved'`,
    [accountId],
  );
  return rows.map(({ text }) => text);
}
