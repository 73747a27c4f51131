import { useEffect, useRef, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { isSectionComplete } from '../../../../domain/posting/completeness.ts';
import { useNavigationType } from '../../../app/router/router.tsx';
import type { Logged } from '../../../../domain/account/logged.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { Button } from '../../../components/button.tsx';
import { Head } from '../../../components/head.tsx';
import { classNames } from '../../../components/class-names.ts';
import { toCompletenessDraft, type PostingValues } from '../draft/form-values.ts';
import { PostingColumns } from '../posting-page.tsx';
import { ContinueBar } from './continue-bar.tsx';
import { SectionCard } from '../sections/section-card.tsx';
import { sectionHeading } from '../sections/section-components.ts';
import { OptionalDetailsCard } from './optional-details-card.tsx';
import { scrollToSection } from './scroll-to-section.ts';
import { StepList } from './step-list.tsx';
import { useSectionFlow } from './use-section-flow.ts';
import css from '../sections/section-card.module.css';

const FINISH = "You're almost finished!";
const PASSWORD_MISSING =
  "Only your password is missing, because it's never saved. Enter it again, then check your other sections: they're all filled in.";

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
    <>
      <Head title={`${here ? sectionHeading(here, values.type) : FINISH} · Create a Listing`} hidden />
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
          <section
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
          </section>
        )}
        {index === visible.length && <OptionalDetailsCard />}
      </PostingColumns>
    </>
  );
}

/**
 * Brings the section that has just been reached to the top, with the focus on its heading. Not on the way back to
 * something refused: there the focus goes to the field.
 */
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
    // Who was sent here goes on at the first section that is not complete (a restored draft, step 3 asked for too early);
    // who comes back or reloads is where they were.
    if (way === 'POP' || index === 0) return;
    // after the frame of the page has had its say: it takes a new screen to its top
    const frame = requestAnimationFrame(() => scrollToSection(name));
    return () => {
      cancelAnimationFrame(frame);
      before.current = last;
    };
  }, [index, name, way]);
}
