import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { Stack } from '../../../components/layout/layout.tsx';
import { hasErrors } from '../../../../domain/field-errors.ts';
import { isSectionComplete } from '../../../../domain/posting/completeness.ts';
import { sectionOfError, type Section } from '../../../../domain/posting/sections.ts';
import { paths } from '../../../app/paths.ts';
import { useNavigationType } from '../../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import type { Logged } from '../../../../domain/account/logged.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { toCompletenessDraft, toDraftInput, type PostingValues } from '../draft/form-values.ts';
import { PostingColumns } from '../posting-page.tsx';
import { ContinueBar } from './continue-bar.tsx';
import { SectionCard } from '../sections/section-card.tsx';
import { scrollToSection, sectionHeading } from '../sections/section-components.ts';
import { OptionalDetailsCard } from './optional-details-card.tsx';
import { StepList } from './step-list.tsx';
import {
  confirmedSections,
  finishedSections,
  sectionProgress,
  withoutSection,
  withSection,
} from './section-progress.ts';
import { useIsShown } from '../../../components/hooks/use-is-shown.ts';
import { useRejectedInput, validateStep } from '../use-rejected-input.ts';
import css from '../sections/section-card.module.css';

const FINISH = "You're almost finished!";
const PASSWORD_MISSING =
  "Only your password is missing, because it's never saved. Enter it again, then check your other sections: they're all filled in.";

function useSectionFlow(logged: Logged) {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  const form = useForm<PostingValues>();
  const { errors: shown } = useRejectedFields();
  const refuse = useRejectedInput();
  const action = useAsyncAction();
  const [finished] = useState(() => finishedSections(toCompletenessDraft(form.getState().values), logged));
  const [confirmed, setConfirmed] = useState(() => confirmedSections(finished, logged));
  const progress = sectionProgress(confirmed, logged);
  const input = () => toDraftInput(client.cache, form.getState().values, logged);

  /** Handles Continue: validates the current section on the server, then opens the next one. */
  const advance = (section: Section) =>
    void action.run(async () => {
      const errors = await validateStep(client, section.step, input());
      // errors of other sections stay visible
      const elsewhere = Object.entries(shown).filter(([field]) => sectionOfError(field) !== section.name);
      refuse(errors, () => advance(section), Object.fromEntries(elsewhere));
      if (!hasErrors(errors)) setConfirmed((before) => withSection(before, section.name));
    });

  /** Handles Continue to Payment: validates the whole draft on the server (K26). */
  const finish = () =>
    void action.run(async () => {
      const errors = await validateStep(client, 'complete-step', input());
      refuse(errors, finish);
      if (!isShown()) return;
      if (!hasErrors(errors)) return void go(paths.post(3));
      const refused = Object.keys(errors).map(sectionOfError);
      const first = progress.visible.find(({ name }) => refused.includes(name));
      if (first) setConfirmed((before) => withoutSection(before, first.name));
      if (errors['type']) void go(paths.post(1));
    });
  return { progress, finished, action, advance, finish };
}

/** The sections that have been reached, and the summary behind the last [§4]. */
export function SectionFlow({ logged, aside }: { logged: Logged; aside: ReactNode }) {
  const { values } = useForm<PostingValues>().getState();
  const { progress, finished, action, advance, finish } = useSectionFlow(logged);
  const { visible, index, revealed } = progress;
  const here = visible[index];
  useScrollTo(index, here?.name);
  // A restored draft has no password: it is never saved. One that the server rejected is there, and not missing.
  const lacksOnlyPassword =
    here?.name === 'password' &&
    !isSectionComplete('password', toCompletenessDraft(values)) &&
    visible.every(({ name }) => name === 'password' || finished.has(name));
  return (
    <PostingColumns
      steps={<StepList progress={progress} finished={finished} type={values.type} goTo={scrollToSection} />}
      aside={aside}
    >
      {revealed.map((section, place) => (
        <SectionCard
          key={section.name}
          section={section}
          heading={sectionHeading(section, values.type)}
          done={place < index}
          note={place === index && lacksOnlyPassword ? PASSWORD_MISSING : undefined}
          {...(place === index && {
            submit: () => advance(section),
            footer: <ContinueBar name={section.name} number={place + 1} of={visible.length} action={action} />,
          })}
        />
      ))}
      {index === visible.length && (
        <Stack
          as="section"
          id="section-finish"
          className={classNames(css.section, css.finish)}
          aria-labelledby="section-finish-heading"
        >
          <h2 id="section-finish-heading" tabIndex={-1}>
            {FINISH}
          </h2>
          <p>Check what you entered. Next are the price and your card. You won't be charged before that.</p>
          <Button busy={action.busy} onClick={finish}>
            Continue to Payment →
          </Button>
          <RequestFailed action={action} />
        </Stack>
      )}
      {index === visible.length && <OptionalDetailsCard />}
    </PostingColumns>
  );
}

/** Scrolls to a section that has just been reached, but not on the way back to a refused field, which takes the focus. */
function useScrollTo(index: number, name: string | undefined): void {
  const way = useNavigationType();
  const before = useRef<{ index: number; name: string | undefined }>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { index, name };
    if (last) {
      if (last.name !== name && index >= last.index) scrollToSection(name);
      return;
    }
    // Who was sent here goes on at the first section that is not complete; who comes back or reloads is where they were.
    if (way === 'POP' || index === 0) return;
    // after the frame of the page has had its say: it takes a new screen to its top
    const frame = requestAnimationFrame(() => scrollToSection(name));
    return () => {
      cancelAnimationFrame(frame);
      before.current = last;
    };
  }, [index, name, way]);
}
