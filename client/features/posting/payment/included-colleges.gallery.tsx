import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { IncludedColleges } from './included-colleges.tsx';

export const examples: Examples = { 'Of an address': () => <IncludedColleges location={exampleDraft.location} /> };
