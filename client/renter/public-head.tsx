import { useOrigin, useSite } from '../boot.tsx';
import { keepSite } from '../keep-site.ts';
import { useTold, type Thing } from '../status.tsx';
import { Head } from '../ui/head.tsx';

interface PublicHeadProps {
  title: string;
  description: string;
  keywords?: string;
  /** The page's one address: its path, without what a search or a campaign has added. */
  path: string;
  /** Which picture stands for it where it is shared: `college/ohio-state`. */
  picture: string;
  /**
   * What it is about, for search engines. Given on the server alone (`import.meta.env.SSR`), so that no browser loads
   * the code that makes it.
   */
  things: ((origin: string) => Thing[]) | null;
}

/** The head of a page that everybody may find: title, texts, its one address, and what programs read of it. */
export function PublicHead({ title, description, keywords, path, picture, things }: PublicHeadProps) {
  const origin = useOrigin();
  const site = useSite();
  const url = origin + path;
  const told = () => ({
    title,
    description,
    url,
    picture: origin + keepSite(`/social/${picture}.jpg`, site),
    things: things?.(origin) ?? [],
  });
  useTold(import.meta.env.SSR ? told : null);
  return <Head title={title} description={description} keywords={keywords} canonical={url} />;
}
