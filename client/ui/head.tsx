interface HeadProps {
  /** The document's title, exactly (K61). */
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** The one address of this page, absolute. */
  canonical?: string | undefined;
  /** For pages of one person or one search. */
  hidden?: boolean;
}

/** Title and metas of a screen; React lifts them into the head. */
export function Head({ title, description, keywords, canonical, hidden = false }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
