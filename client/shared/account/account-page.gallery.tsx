import type { Examples } from '../../../mocks/gallery/example.ts';
import { AccountPage } from './account-page.tsx';

export const alone = true;
export const examples: Examples = {
  'Short form': () => (
    <AccountPage title="Account">
      <p>Logged in as landlord@demo.example</p>
    </AccountPage>
  ),
};
