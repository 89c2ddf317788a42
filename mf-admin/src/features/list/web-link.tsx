import { siteName, webLink } from '@vitrina/contract/rules/web-link';
import { classNames } from '@vitrina/shared-ui/class-names';
import style from './web-link.module.css';

interface WebLinkProps {
  url: string | null | undefined;
  /** Accessible name, where the text alone says too little; begins with the text. */
  label?: string;
  children?: string;
}

/** Only http(s) addresses become links: people typed them. */
export function WebLink({ url, label, children }: WebLinkProps) {
  if (!url) return <span>—</span>;
  const className = classNames(style.address);
  const link = webLink(url);
  if (!link) return <span className={className}>{children ?? url}</span>;
  return (
    <a
      href={link.href}
      aria-label={label}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children ?? siteName(url)}
    </a>
  );
}
