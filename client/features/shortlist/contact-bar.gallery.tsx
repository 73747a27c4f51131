import type { Examples } from '../../../mocks/gallery/example.ts';
import { ContactBar } from './contact-bar.tsx';

const homes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Home ${at + 1}`, slug: `home-${at + 1}` }));

export const examples: Examples = {
  'Two are chosen': () => <ContactBar college={undefined} chosen={homes(2)} later={0} />,
  'More than at once': () => <ContactBar college={undefined} chosen={homes(10)} later={4} />,
  'None is chosen': () => <ContactBar college={undefined} chosen={[]} later={0} />,
};
