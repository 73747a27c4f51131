import type { Examples } from '../../../mocks/gallery/example.ts';
import { ImportUpload } from './import-upload.tsx';

export const examples: Examples = {
  First: () => <ImportUpload again={false} uploaded={() => Promise.resolve()} />,
};
