import type { Meta } from '@storybook/react-vite';
import type { AccountSaveState } from './persistence/account-draft-persistence.ts';
import type { LocalSaveState } from './persistence/draft-persistence.ts';
import { saveStatusText } from './save-status-text.ts';
import { SaveStatus } from './save-status.tsx';

export default { component: SaveStatus } satisfies Meta<typeof SaveStatus>;

const nothing = () => undefined;
const state =
  (where: LocalSaveState['where'], inAccount: AccountSaveState | null, pending = false) =>
  () => (
    <SaveStatus saved={saveStatusText({ where, pending, conflicts: [] }, inAccount)} act={nothing} forget={nothing} />
  );

export const Saving = { render: state('storage', null, true) };
export const SavedVisitor = { render: state('storage', null) };
export const SavedLandlord = { render: state('storage', { state: 'saved' }) };
export const ServerUnreachable = { render: state('storage', { state: 'later' }) };
export const SessionExpired = { render: state('storage', { state: 'ended' }) };
export const StorageIsBlocked = { render: state('memory', null) };
export const NotSaved = { render: state('memory', { state: 'later' }) };
