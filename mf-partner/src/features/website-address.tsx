import { siteName, webLink } from '@vitrina/contract/rules/web-link';

/** An address that people typed: a link when it may be one, else the text as it stands. */
export function WebsiteAddress({ typed }: { typed: string | null | undefined }) {
  const url = webLink(typed);
  if (url) {
    return (
      <a href={url.href} target="_blank" rel="noreferrer">
        {siteName(typed)}
      </a>
    );
  }
  return typed?.trim() ? <p>{typed}</p> : null;
}
