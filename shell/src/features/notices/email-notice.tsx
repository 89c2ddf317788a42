import { hostCan } from '@vitrina/shared-auth/platform';
import { useSession } from '@vitrina/shared-auth/session';
import { readText, writeText } from '@vitrina/shared-auth/storage';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { confirmEmailTexts } from '../../content/confirm-email.ts';
import style from './notice.module.css';

const text = confirmEmailTexts;

/** Postponed until the tab is closed. */
const LATER = 'vitrina:confirm-email-later';

/** Asks for confirmation of the address on account pages, whose data may be incomplete. */
export function EmailNotice() {
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  const [later, setLater] = useState(() => readText(LATER, 'tab'));
  const email = user?.email_verified === false && hostCan('verify-email') ? user.email : null;
  if (!email || later === email || !/^\/(users|account)(\/|$)/.test(pathname)) return null;
  const putOff = () => {
    writeText(LATER, email, 'tab');
    setLater(email);
  };
  return (
    <section aria-label={text.pageTitle} className={classNames(style.notice, style.release)}>
      <p className={style.text}>
        <Mail />
        {text.notice(email)}
      </p>
      <div className={style.actions}>
        <Link to="/confirm-email" className={buttonClass({ size: 'sm' })}>
          {text.noticeLink}
        </Link>
        <Button size="sm" variant="ghost" onClick={putOff}>
          {text.noticeLater}
        </Button>
      </div>
    </section>
  );
}
