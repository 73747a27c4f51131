import type { Examples } from '../../../../mocks/gallery/example.ts';
import { PhoneNotice } from './phone-notice.tsx';

export const examples: Examples = {
  'Before the call': () => <PhoneNotice id="1" name="Neil House" phone="(614) 555-0143" />,
};
