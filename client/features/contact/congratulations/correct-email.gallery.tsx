import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import type { SentRequest } from '../sent-request.ts';
import { CorrectEmail, CorrectEmailForm } from './correct-email.tsx';

const sent: SentRequest = {
  reply: false,
  corrects: false,
  email: 'maya@colege.example',
  homes: [
    { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats', outcome: 'sent', secret: 'secret' },
    { id: '3', name: 'Neil House', slug: 'neil-house', outcome: 'sent', secret: 'secret' },
  ],
  schoolId: null,
};

export const alone = true;
export const examples: Examples = {
  Closed: () => <CorrectEmail sent={sent} />,
  Open: () => (
    <RejectedFieldsProvider>
      <CorrectEmailForm sent={sent} />
    </RejectedFieldsProvider>
  ),
};
