import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { sectionOfError, type Section } from '../../../domain/posting/sections.ts';
import { useAction, type Action } from '../../form/use-action.ts';
import { useRefused } from '../../form/refused.tsx';
import { paths } from '../../paths.ts';
import { draftOf, inputOf, type PostingValues } from '../draft/posting-values.ts';
import { useRefusal } from '../use-refusal.ts';
import { validateStep } from '../validate.ts';
import { useGo } from '../../use-go.ts';
import { confirmedIn, progressOf, withoutSection, withSection, type Progress } from './section-progress.ts';

export interface SectionFlow {
  progress: Progress;
  action: Action;
  /** Continue: the server's word on the section at hand, then the next. */
  advance(section: Section): void;
  /** Continue to Payment: the server's word on everything (K26). */
  finish(): void;
}

/** The way through the sections of step 2. */
export function useSectionFlow(loggedIn: boolean): SectionFlow {
  const client = useApolloClient();
  const go = useGo();
  const form = useForm<PostingValues>();
  const { errors: shown } = useRefused();
  const refuse = useRefusal();
  const action = useAction();
  const [confirmed, setConfirmed] = useState(() => confirmedIn(draftOf(form.getState().values)));
  const progress = progressOf(confirmed, loggedIn);
  const input = () => inputOf(form.getState().values, loggedIn);

  const advance = (section: Section) => {
    void action.run(async () => {
      const errors = await validateStep(client, section.step, input());
      // what stands at other sections stays there
      const elsewhere = Object.entries(shown).filter(([field]) => sectionOfError(field) !== section.name);
      refuse(errors, () => advance(section), Object.fromEntries(elsewhere));
      if (!hasErrors(errors)) setConfirmed((before) => withSection(before, section.name));
    });
  };

  const openFirst = (errors: FieldErrors) => {
    const fields = Object.keys(errors);
    const owner = progress.visible.find(({ name }) => fields.some((field) => sectionOfError(field) === name));
    if (owner) setConfirmed((before) => withoutSection(before, owner.name));
  };

  const finish = () => {
    void action.run(async () => {
      const errors = await validateStep(client, 'complete-step', input());
      refuse(errors, finish);
      if (!hasErrors(errors)) return void go(paths.post(3));
      openFirst(errors);
      if (errors['type']) void go(paths.post(1));
    });
  };
  return { progress, action, advance, finish };
}
