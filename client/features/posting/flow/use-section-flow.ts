import type { Logged } from '../../../../domain/account/logged.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { sectionOfError, type Section } from '../../../../domain/posting/sections.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { paths } from '../../../app/paths.ts';
import { toCompletenessDraft, toDraftInput, type PostingValues } from '../draft/form-values.ts';
import { useRejectedInput } from '../use-rejected-input.ts';
import { validateStep } from '../validate-step-query.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import {
  confirmedSections,
  finishedSections,
  sectionProgress,
  withoutSection,
  withSection,
} from './section-progress.ts';

/** Returns the navigation between the sections of step 2. */
export function useSectionFlow(logged: Logged) {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const form = useForm<PostingValues>();
  const { errors: shown } = useRejectedFields();
  const refuse = useRejectedInput();
  const action = useAsyncAction();
  /** The sections that were filled in when this page was opened. */
  const [finished] = useState(() => finishedSections(toCompletenessDraft(form.getState().values), logged));
  const [confirmed, setConfirmed] = useState(() => confirmedSections(finished, logged));
  const progress = sectionProgress(confirmed, logged);
  const input = () => toDraftInput(client.cache, form.getState().values, logged);

  /** Handles Continue: validates the current section on the server, then opens the next one. */
  const advance = (section: Section) => {
    void action.run(async () => {
      const errors = await validateStep(client, section.step, input());
      // errors of other sections stay visible
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

  /** Handles Continue to Payment: validates the whole draft on the server (K26). */
  const finish = () => {
    void action.run(async () => {
      const errors = await validateStep(client, 'complete-step', input());
      refuse(errors, finish);
      if (!hasErrors(errors)) return void go(paths.post(3));
      openFirst(errors);
      if (errors['type']) void go(paths.post(1));
    });
  };
  return { progress, finished, action, advance, finish };
}
