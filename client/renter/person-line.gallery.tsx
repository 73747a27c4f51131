import type { Examples } from '../../mocks/gallery/example.ts';
import { PersonLine } from './person-line.tsx';

const nothing = () => undefined;
const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '(614) 555-0123', email: 'ana@student.example' };

export const examples: Examples = {
  Known: () => <PersonLine person={ana} change={nothing} />,
  'A long address': () => (
    <PersonLine
      person={{ ...ana, email: 'anastasia.margarita.reyes-villanueva.class.of.2029@students.longname.example' }}
      change={nothing}
    />
  ),
};
