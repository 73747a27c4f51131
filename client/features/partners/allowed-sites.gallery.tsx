import type { Examples } from '../../../mocks/gallery/example.ts';
import { AllowedSites } from './allowed-sites.tsx';

const origin = 'https://homes.example';

export const examples: Examples = {
  None: () => <AllowedSites brandName="CSA Housing" own={[origin]} hosts={[origin]} />,
  'Several, and this computer': () => (
    <AllowedSites
      brandName="CR Housing"
      own={[origin]}
      hosts={[origin, 'https://www.a.example', 'https://*.b.example', 'http://localhost:*', 'http://127.0.0.1:*']}
    />
  ),
};
