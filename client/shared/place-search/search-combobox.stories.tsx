import { useEffect } from 'react';
import type { Meta } from '@storybook/react-vite';
import { useUpdateRenter } from '../renter/renter-store.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';
import box from './search-box.module.css';
import { SearchCombobox } from './search-combobox.tsx';

export default { component: SearchCombobox, tags: ['alone'] } satisfies Meta<typeof SearchCombobox>;

const recent: StoredPlaceFragment[] = [
  { type: 'college', id: '204796', name: 'Ohio State University', detail: 'Columbus, OH', url: '/college/ohio-state' },
  { type: 'state', id: '39', name: 'Ohio', detail: 'State', url: '/state/oh' },
];
function Opened({ text }: { text: string }) {
  const update = useUpdateRenter();
  useEffect(() => update((renter) => ({ ...renter, recentSearches: recent })), [update]);
  return (
    <div className={box.search} style={{ minHeight: '26rem', alignItems: 'start' }}>
      <div className={box.box}>
        <SearchCombobox text={text} caret={text.length} />
      </div>
    </div>
  );
}

export const RecentSearches = { render: () => <Opened text="" /> };
export const Suggestions = { render: () => <Opened text="ohio st" /> };
export const NoResults = { render: () => <Opened text="atlantis" /> };
