import type { AccountSaveState } from './persistence/account-draft-persistence.ts';
import type { LocalSaveState } from './persistence/draft-persistence.ts';

/** What is said about where the words of a draft are. */
export interface SaveStatusText {
  tone: 'busy' | 'good' | 'warn';
  text: string;
  note: string;
  /** What can be done about it. */
  act?: 'log in' | 'try again';
}

const SAVING: SaveStatusText = { tone: 'busy', text: 'Saving …', note: '' };
const ONLY_HERE = 'Saved on this device only';
export const COULD_NOT_SAVE = "Couldn't save";
const SAVED_IN_BROWSER = 'Saved on this device for seven days.';
const SAVED_IN_ACCOUNT = 'Saved to your account for seven days, on all your devices.';
const STORAGE_BLOCKED = "This browser doesn't allow saving.";
const LOST_ON_CLOSE = "What you've written stays as long as this page is open.";

/**
 * Where the words are, truthfully: `kept` in this browser, `saveState` in the landlord's account (null for a visitor). Null
 * while nothing has been written.
 */
export function saveStatusText(
  { where, pending }: LocalSaveState,
  inAccount: AccountSaveState | null,
): SaveStatusText | null {
  if (pending) return SAVING;
  if (where === 'nowhere') return null;
  const here = where === 'storage';
  const apart = (note: string, act?: SaveStatusText['act']): SaveStatusText => ({
    tone: 'warn',
    text: here ? ONLY_HERE : COULD_NOT_SAVE,
    note: here ? note : `${STORAGE_BLOCKED} ${note} ${LOST_ON_CLOSE}`,
    ...(act && { act }),
  });
  switch (inAccount?.state) {
    case undefined:
      return here
        ? { tone: 'good', text: 'Saved', note: SAVED_IN_BROWSER }
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
