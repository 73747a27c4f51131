import type { Canary, PrivateData } from './private-data.ts';
import { perViewer, type OutcomePerViewer, type Viewer } from './viewers.ts';

type Variables = Record<string, unknown>;

/**
 * One call of an operation: its variables, its outcome per viewer (`gist`), and which of the owner's data the owner
 * then reads.
 */
export interface OperationCase {
  with?: (things: PrivateData, viewer: Viewer) => Variables;
  gives: OutcomePerViewer;
  /** Private data in the owner's response: exactly these; nobody else may ever find any. */
  shows?: readonly Canary[];
}
export type OperationCases = Readonly<Record<string, readonly OperationCase[]>>;

export const contact: readonly Canary[] = ['contactEmail', 'contactName', 'realPhone'];
/** What an edit loads first; `draftId` is the draft's id. */
export const draft: readonly Canary[] = [...contact, 'draftId'];
export const someones = (without: string, owner: string) => perViewer(without, owner, 'FORBIDDEN');
