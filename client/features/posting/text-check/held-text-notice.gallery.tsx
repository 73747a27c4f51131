import type { Examples } from '../../../../mocks/gallery/example.ts';
import { HeldTextNotice } from './held-text-notice.tsx';

const errors = {
  description: [
    "“no kids” is a preference or a limit by family status, which fair-housing law doesn't allow in a listing. Describe the home instead. For example: “Four bedrooms on a quiet street.”",
  ],
};

export const examples: Examples = {
  'Edit on hold': () => <HeldTextNotice held={{ errors, send: () => undefined }} busy={false} isEdit />,
  'Text on hold': () => <HeldTextNotice held={{ errors, send: () => undefined }} busy={false} />,
};
