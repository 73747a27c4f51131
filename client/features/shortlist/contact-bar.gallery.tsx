import type { Examples } from '../../../mocks/gallery/example.ts';
import { ContactBar } from './contact-bar.tsx';

const homes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Home ${at + 1}`, slug: `home-${at + 1}` }));

export const examples: Examples = {
  'Two selected': () => <ContactBar college={undefined} chosen={homes(2)} later={0} />,
  'Too many selected': () => <ContactBar college={undefined} chosen={homes(10)} later={4} />,
  'None selected': () => <ContactBar college={undefined} chosen={[]} later={0} />,
};
