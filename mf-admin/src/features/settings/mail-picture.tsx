import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import { useState } from 'react';
import { settingsMessages } from '../../settings-messages.ts';
import { mailPictureUrl, pictureHeight } from './mail-picture-url.ts';
import style from './settings.module.css';

interface MailPictureProps {
  html: string;
  /** Plain text, where the browser cannot draw the mail. */
  text: string;
}

/** Scroll areas must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/**
 * Draws a mail as an image: nothing in it runs, and it keeps its inline styles, which the page's CSP
 * forbids.
 */
export function MailPicture({ html, text }: MailPictureProps) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <pre className={style.plain}>{text}</pre>;
  return (
    <section className={style.frame} aria-label={settingsMessages.mails.forms.html} {...reachable}>
      <img
        src={mailPictureUrl(html)}
        alt={settingsMessages.mails.picture}
        style={{ blockSize: pictureHeight({ html, text }, isNarrow ? 26 : 46) }}
        className={style.picture}
        onError={() => setBroken(true)}
      />
    </section>
  );
}
