/** A page's texts for its title and for search engines. */
export interface PageTexts {
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
}
