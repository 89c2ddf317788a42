/** One paragraph, a list, or a link to another page. */
export type TextBlock = string | readonly string[] | { to: string; label: string };

/** A section of a long text; `id` is its address in the page. */
export interface TextSection {
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}
