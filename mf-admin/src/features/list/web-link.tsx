interface WebLinkProps {
  url: string | null | undefined;
  /** Accessible name, where the text alone says too little; begins with the text. */
  label?: string;
  children?: string;
}

/** An address that a person entered becomes a link only when it is one of the web. */
export function WebLink({ url, label, children }: WebLinkProps) {
  if (!url) return <span>—</span>;
  if (!/^https?:\/\//i.test(url)) return <span>{children ?? url}</span>;
  return (
    <a href={url} aria-label={label} target="_blank" rel="noopener noreferrer">
      {children ?? url}
    </a>
  );
}
