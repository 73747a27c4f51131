import { useState } from 'react';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import { errorMessage } from '../../../graphql/error-message.ts';

/** A change of one listing; resolves to why it was rejected. */
export interface BulkChange {
  name: string;
  change: () => Promise<string | undefined>;
}

/** Runs changes of several listings one after another, with the number done and what failed and why. */
export function useBulkRun() {
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const run = async (label: string, changes: readonly BulkChange[]): Promise<boolean> => {
    const problems: string[] = [];
    setFailed([]);
    // One after another: each is complete by itself, and a closed page leaves the rest unchanged.
    for (const [done, { name, change }] of changes.entries()) {
      setProgress({ done, of: changes.length });
      const problem = await change().catch((error: unknown) => errorMessage(error));
      if (problem) problems.push(`${name}: ${problem}`);
    }
    setProgress(undefined);
    setFailed(problems);
    const changed = changes.length - problems.length;
    if (changed > 0) notify(`${label}: ${formatCount(changed, 'listing')} changed.`, { tone: 'good' });
    return problems.length === 0;
  };
  return { progress, failed, run };
}
export type BulkRun = ReturnType<typeof useBulkRun>;
