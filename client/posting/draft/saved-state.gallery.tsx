import type { Examples } from '../../../mocks/gallery/example.ts';
import type { InAccount } from './account-keeper.ts';
import type { Kept } from './draft-keeper.ts';
import { saveWords } from './save-words.ts';
import { SavedState } from './saved-state.tsx';

const nothing = () => undefined;
const state =
  (where: Kept['where'], inAccount: InAccount | null, pending = false) =>
  () => <SavedState saved={saveWords({ where, pending, clashes: [] }, inAccount)} act={nothing} forget={nothing} />;

export const examples: Examples = {
  'Being saved': state('storage', null, true),
  'A visitor, saved': state('storage', null),
  'A landlord, saved': state('storage', { state: 'saved' }),
  'The account is out of reach': state('storage', { state: 'later' }),
  'The session is over': state('storage', { state: 'ended' }),
  'Storage is blocked': state('memory', null),
  'Nowhere at all': state('memory', { state: 'later' }),
};
