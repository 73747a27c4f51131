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
  'Being saved': state('storage', null, true),
  'A visitor, saved': state('storage', null),
  'A landlord, saved': state('storage', { state: 'saved' }),
  'The account is out of reach': state('storage', { state: 'later' }),
  'The session is over': state('storage', { state: 'ended' }),
  'Storage is blocked': state('memory', null),
  'Nowhere at all': state('memory', { state: 'later' }),
};
