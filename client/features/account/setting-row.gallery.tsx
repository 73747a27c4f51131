import type { Examples } from '../../../mocks/gallery/example.ts';
import { SettingRow } from './setting-row.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  Value: () => (
    <SettingRow label="Email" value="landlord@demo.example" isOpen={false} open={nothing}>
      {null}
    </SettingRow>
  ),
  'Long value': () => (
    <SettingRow label="Email" value={`${'a-long-name-'.repeat(8)}@demo.example`} isOpen={false} open={nothing}>
      {null}
    </SettingRow>
  ),
};
