/** Texts of a page, for its title and search engines. */
export interface PageTexts {
  title: string;
  description: string;
  /** Separated by commas. */
  keywords: string;
}
