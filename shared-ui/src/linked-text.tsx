import { linkedText } from '@vitrina/contract/rules/linked-text';
import { classNames } from './class-names.ts';
import styles from './linked-text.module.css';

interface LinkedTextProps {
  /** As typed, with line breaks. */
  text: string;
  className?: string | undefined;
}

/** User text with clickable web addresses, isolated in direction. */
export function LinkedText({ text, className }: LinkedTextProps) {
  return (
    <p dir="auto" className={classNames(styles.text, className)}>
      {linkedText(text).map(({ text: part, href }, index) =>
        href ? (
          <a key={`${index}-${href}`} href={href} target="_blank" rel="noreferrer nofollow ugc">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
