interface HeadProps {
  /** The document's title, exactly (K61). */
  title: string;
  /** What it is about; without one, what this site is. */
  description?: string | undefined;
  keywords?: string | undefined;
  /** The one address of this page, absolute. */
  canonical?: string | undefined;
  /** For pages of one person or one search. */
  hidden?: boolean;
}

/** What any page of this site is about, for those that have no words of their own. */
const ABOUT = 'Student homes near campus: what each person pays, how far class is, and why a home fits.';

/** Title and metas of a screen; React lifts them into the head. */
export function Head({ title, description = ABOUT, keywords, canonical, hidden = false }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
