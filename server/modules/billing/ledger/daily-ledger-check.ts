import { checkLedger, PATIENCE, type LedgerCheckDeps, type RetryOptions } from './ledger-check.ts';

/**
 * Compares the ledger with the processor once a day, as `npm run ledger:check` does, and stores the number of
 * differences for `/metrics`. A check that fails is repeated at the next call.
 */
export async function checkLedgerDaily(deps: LedgerCheckDeps, patience: RetryOptions = PATIENCE): Promise<void> {
  const { rowCount } = await deps.pool.query(
    `select from reconciler where ledger_checked_at is null or ledger_checked_at < now() - interval '1 day'`,
  );
  if (rowCount === 0) return;
  const { disagreements } = await checkLedger(deps, patience);
  await deps.pool.query('update reconciler set ledger_checked_at = now(), ledger_differences = $1', [
    disagreements.length,
  ]);
}
