import type { Examples } from '../../../mocks/gallery/example.ts';
import { Pagination } from './pagination.tsx';

const href = (page: number) => `/matches?page=${page}`;

export const alone = true;
export const examples: Examples = {
  First: () => <Pagination page={1} lastPage={12} href={href} />,
  'Middle page': () => <Pagination page={5} lastPage={12} href={href} />,
  Last: () => <Pagination page={12} lastPage={12} href={href} end={{ href: '/matches/end', label: 'The end' }} />,
};
