import { siteName, webLink } from '@vitrina/contract/rules/web-link';

/** Typed address: a link when valid, else plain text. */
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
