import type { Examples } from '../../../mocks/gallery/example.ts';
import { NotificationDialog } from './notification-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  'Message only': () => <NotificationDialog message="If that address has an account, a mail is on its way." />,
  'With title and button': () => (
    <NotificationDialog title="Not possible here" message="Your bank wants you to confirm this payment." button="OK" />
  ),
  'With a second action': () => (
    <NotificationDialog
      title="Leave without publishing?"
      message="Your changes would be lost."
      button="Keep editing"
      other={{ label: 'Leave', run: () => undefined }}
    />
  ),
};
