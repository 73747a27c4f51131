import type { Examples } from '../../../../mocks/gallery/example.ts';
import type { AccountSaveState } from './persistence/account-draft-persistence.ts';
import type { LocalSaveState } from './persistence/draft-persistence.ts';
import { saveStatusText } from './save-status-text.ts';
import { SaveStatus } from './save-status.tsx';

const nothing = () => undefined;
const state =
  (where: LocalSaveState['where'], inAccount: AccountSaveState | null, pending = false) =>
  () => (
    <SaveStatus saved={saveStatusText({ where, pending, conflicts: [] }, inAccount)} act={nothing} forget={nothing} />
  );

export const examples: Examples = {
  Saving: state('storage', null, true),
  'Saved, visitor': state('storage', null),
  'Saved, landlord': state('storage', { state: 'saved' }),
  'Server unreachable': state('storage', { state: 'later' }),
  'Session expired': state('storage', { state: 'ended' }),
  'Storage is blocked': state('memory', null),
  'Not saved': state('memory', { state: 'later' }),
};
