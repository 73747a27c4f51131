import { useEffect } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { dismiss, notify } from './notice-store.ts';
import { Notices } from './notices.tsx';

function ThreeNotices() {
  useEffect(() => {
    // One that offers an action stays longest.
    const action = { label: 'Undo', run: () => undefined };
    const ids = [
      notify('Lane Avenue Flats is on your shortlist.', { action }),
      notify('Your new password is set.', { tone: 'good', action }),
      notify("We couldn't cancel Neil House. Try again.", { tone: 'bad', action }),
    ];
    return () => ids.forEach(dismiss);
  }, []);
  return <Notices />;
}

export const alone = true;
export const bare = true;
export const examples: Examples = { 'Three at once': () => <ThreeNotices /> };
