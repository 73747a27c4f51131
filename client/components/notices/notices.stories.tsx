import { useEffect } from 'react';
import type { Meta } from '@storybook/react-vite';
import { dismiss, notify } from './notice-store.ts';
import { Notices } from './notices.tsx';

export default { component: Notices, tags: ['alone', 'bare'] } satisfies Meta<typeof Notices>;

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

export const ThreeAtOnce = { render: () => <ThreeNotices /> };
