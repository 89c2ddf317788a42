import { formatLongDate } from '@vitrina/contract/rules/dates';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { buttonClass } from '@vitrina/shared-ui/button';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import { type Declaration, declarationMail, mailtoLink } from './declaration.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

/** The declaration as a prepared e-mail, for a host that takes none. */
export function MailInstead({ declaration }: { declaration: Declaration }) {
  const heading = useFocusOnMount();
  const { brand } = platformConfig();
  const mail = declarationMail(declaration, formatLongDate(new Date()));
  return (
    <div className={style.form}>
      <h2 className={style.heading} ref={heading} tabIndex={-1}>
        {text.unavailable}
      </h2>
      <p>{text.unavailableText(brand.email)}</p>
      <pre className={style.mail}>{mail.body}</pre>
      <a className={buttonClass({ size: 'lg' })} href={mailtoLink(brand.email, mail)}>
        {text.openMail}
      </a>
    </div>
  );
}
