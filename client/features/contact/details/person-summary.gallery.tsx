import type { Examples } from '../../../../mocks/gallery/example.ts';
import { PersonSummary } from './person-summary.tsx';

const nothing = () => undefined;
const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '(614) 555-0123', email: 'ana@student.example' };

export const examples: Examples = {
  Filled: () => <PersonSummary person={ana} change={nothing} />,
  'Long email': () => (
    <PersonSummary
      person={{ ...ana, email: 'anastasia.margarita.reyes-villanueva.class.of.2029@students.longname.example' }}
      change={nothing}
    />
  ),
};
