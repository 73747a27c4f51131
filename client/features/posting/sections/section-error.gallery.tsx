import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { SectionError } from './section-error.tsx';

export const examples: Examples = {
  Refused: () => (
    <FormExample refused={{ floorplans: ['Fill in every row: bedrooms, bathrooms, square feet and rent.'] }}>
      <SectionError field="floorplans" />
    </FormExample>
  ),
};
