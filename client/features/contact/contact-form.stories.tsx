import type { Meta } from '@storybook/react-vite';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { ContactForm } from './contact-form.tsx';

export default { component: ContactForm } satisfies Meta<typeof ContactForm>;

const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '(614) 555-0123', email: 'ana@student.example' };
const home = { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' };
const part = (reply: boolean) => (
  <RejectedFieldsProvider>
    <ContactForm ask={{ homes: [home], reply }} person={ana} problems={() => ({})} refuse={() => undefined}>
      <p>Content in between.</p>
    </ContactForm>
  </RejectedFieldsProvider>
);

export const ARequest = { render: () => part(false) };
export const AMessage = { render: () => part(true) };
