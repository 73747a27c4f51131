import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { ContinueBar } from './continue-bar.tsx';

const done = () => Promise.resolve();
const idle = { busy: false, failed: undefined, run: done, retry: done };
const failed = { ...idle, failed: 'We could not reach the server. Nothing was lost. Try again.' };

export const examples: Examples = {
  Incomplete: () => (
    <FormExample values={emptyExampleDraft}>
      <ContinueBar name="contact" number={1} of={7} action={idle} />
    </FormExample>
  ),
  Complete: () => (
    <FormExample values={exampleDraft}>
      <ContinueBar name="contact" number={1} of={7} action={idle} />
    </FormExample>
  ),
  Busy: () => (
    <FormExample values={exampleDraft}>
      <ContinueBar name="contact" number={1} of={7} action={{ ...idle, busy: true }} />
    </FormExample>
  ),
  'Server unreachable': () => (
    <FormExample values={exampleDraft}>
      <ContinueBar name="contact" number={1} of={7} action={failed} />
    </FormExample>
  ),
};
