import type { ReactNode } from 'react';
import { visibleSections } from '../../../../domain/posting/sections.ts';
import type { Meta } from '@storybook/react-vite';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { Button } from '../../../components/button.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { SectionCard } from './section-card.tsx';

export default { component: SectionCard, tags: ['alone'] } satisfies Meta<typeof SectionCard>;

const description = visibleSections(1).filter(({ name }) => name === 'description');
const Section = (props: { done?: boolean; footer?: ReactNode }) =>
  description.map((section) => (
    <SectionCard key={section.name} section={section} heading={section.heading} {...props} />
  ));

export const Open = {
  render: () => (
    <FormExample values={exampleDraft}>
      <Section footer={<Button type="submit">Continue</Button>} />
    </FormExample>
  ),
};
export const Done = {
  render: () => (
    <FormExample values={exampleDraft}>
      <Section done />
    </FormExample>
  ),
};
export const Refused = {
  render: () => (
    <FormExample values={{ ...exampleDraft, description: '' }} refused={{ description: ['Describe the home.'] }}>
      <Section />
    </FormExample>
  ),
};
