/** An address that a person entered becomes a link only when it is one of the web. */
export function WebLink({ url, children }: { url: string | null | undefined; children?: string }) {
  if (!url) return <span>—</span>;
  if (!/^https?:\/\//i.test(url)) return <span>{children ?? url}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children ?? url}
    </a>
  );
}
