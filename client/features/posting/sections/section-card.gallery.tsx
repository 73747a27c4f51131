import type { ReactNode } from 'react';
import { visibleSections } from '../../../../domain/posting/sections.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { Button } from '../../../components/button.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { SectionCard } from './section-card.tsx';

const description = visibleSections(1).filter(({ name }) => name === 'description');

const Section = (props: { done?: boolean; footer?: ReactNode }) =>
  description.map((section) => (
    <SectionCard key={section.name} section={section} heading={section.heading} {...props} />
  ));

export const alone = true;
export const examples: Examples = {
  Open: () => (
    <FormExample values={exampleDraft}>
      <Section footer={<Button type="submit">Continue</Button>} />
    </FormExample>
  ),
  Done: () => (
    <FormExample values={exampleDraft}>
      <Section done />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={{ ...exampleDraft, description: '' }} refused={{ description: ['Describe the home.'] }}>
      <Section />
    </FormExample>
  ),
};
