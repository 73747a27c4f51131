import type { InAccount } from './account-keeper.ts';
import type { Kept } from './draft-keeper.ts';

/** What is said about where the words of a draft are. */
export interface SaveWords {
  tone: 'busy' | 'good' | 'warn';
  words: string;
  note: string;
  /** What can be done about it. */
  act?: 'log in' | 'try again';
}

const SAVING: SaveWords = { tone: 'busy', words: 'Saving …', note: '' };
const ONLY_HERE = 'Saved on this device only';
export const COULD_NOT_SAVE = 'Could not save';
const HERE = 'Kept in this browser for seven days.';
const EVERYWHERE = 'Kept in your account for seven days, for all your devices.';
const BLOCKED = 'This browser lets us keep nothing.';
const WHILE_OPEN = 'What you wrote stays as long as this page is open.';

/**
 * Where the words are, truthfully: `kept` in this browser, `inAccount` in the landlord's account (null for a visitor). Null
 * while nothing has been written.
 */
export function saveWords({ where, pending }: Kept, inAccount: InAccount | null): SaveWords | null {
  if (pending) return SAVING;
  if (where === 'nowhere') return null;
  const here = where === 'storage';
  const apart = (note: string, act?: SaveWords['act']): SaveWords => ({
    tone: 'warn',
    words: here ? ONLY_HERE : COULD_NOT_SAVE,
    note: here ? note : `${BLOCKED} ${note} ${WHILE_OPEN}`,
    ...(act && { act }),
  });
  switch (inAccount?.state) {
    case undefined:
      return here
        ? { tone: 'good', words: 'Saved', note: HERE }
        : { tone: 'warn', words: COULD_NOT_SAVE, note: `${BLOCKED} ${WHILE_OPEN}` };
    case 'nothing':
    case 'sending':
      return SAVING;
    case 'saved':
      return { tone: 'good', words: 'Saved', note: here ? EVERYWHERE : `${EVERYWHERE} ${BLOCKED}` };
    case 'later':
      return apart('We could not reach your account, and try again by ourselves.', 'try again');
    case 'ended':
      return apart('Your session has ended: log in to keep it in your account too.', 'log in');
    case 'refused':
      return apart(inAccount?.why ?? 'Your account did not take it.');
    case 'open':
      return apart('Choose one of the two versions, and it goes to your account too.');
  }
}
