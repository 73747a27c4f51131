import type { AccountSaveState } from './persistence/account-draft-persistence.ts';
import type { LocalSaveState } from './persistence/draft-persistence.ts';

export interface SaveStatusText {
  tone: 'busy' | 'good' | 'warn';
  text: string;
  note: string;
  act?: 'log in' | 'try again';
}

const SAVING: SaveStatusText = { tone: 'busy', text: 'Saving …', note: '' };
export const COULD_NOT_SAVE = "Couldn't save";
const SAVED_IN_ACCOUNT = 'Saved to your account for seven days, on all your devices.';
const STORAGE_BLOCKED = "This browser doesn't allow saving.";
const LOST_ON_CLOSE = "What you've written stays as long as this page is open.";

/** Returns where the words are, here and in the account (null for a visitor); null while nothing has been written. */
export function saveStatusText(local: LocalSaveState, inAccount: AccountSaveState | null): SaveStatusText | null {
  const { where, pending } = local;
  if (pending) return SAVING;
  if (where === 'nowhere') return null;
  const here = where === 'storage';
  const apart = (note: string, act?: SaveStatusText['act']): SaveStatusText => ({
    tone: 'warn',
    text: here ? 'Saved on this device only' : COULD_NOT_SAVE,
    note: here ? note : `${STORAGE_BLOCKED} ${note} ${LOST_ON_CLOSE}`,
    ...(act && { act }),
  });
  switch (inAccount?.state) {
    case undefined:
      return here
        ? { tone: 'good', text: 'Saved', note: 'Saved on this device for seven days.' }
        : { tone: 'warn', text: COULD_NOT_SAVE, note: `${STORAGE_BLOCKED} ${LOST_ON_CLOSE}` };
    case 'nothing':
    case 'sending':
      return SAVING;
    case 'saved':
      return { tone: 'good', text: 'Saved', note: here ? SAVED_IN_ACCOUNT : `${SAVED_IN_ACCOUNT} ${STORAGE_BLOCKED}` };
    case 'later':
      return apart("We couldn't reach your account. We'll keep trying.", 'try again');
    case 'ended':
      return apart('Your session has ended. Log in to save it to your account too.', 'log in');
    case 'refused':
      return apart(inAccount?.why ?? "Your account didn't accept it.");
    case 'open':
      return apart('Choose one of the two versions to save it to your account too.');
  }
}
