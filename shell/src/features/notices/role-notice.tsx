import { platformConfig } from '@vitrina/shared-auth/platform';
import { useSession } from '@vitrina/shared-auth/session';
import { classNames } from '@vitrina/shared-ui/class-names';
import UserX from 'lucide-react/icons/user-x';
import { useLocation } from 'react-router-dom';
import { noticeTexts } from '../../content/notices.ts';
import style from './notice.module.css';

/** Tells a user with an unknown role why they have no pages of their own. */
export function RoleNotice() {
  const hasPages = useSession((session) => session.user?.role !== 'none');
  const { pathname } = useLocation();
  if (hasPages || pathname !== '/') return null;
  return (
    <div role="status" className={classNames(style.notice, style.offline)}>
      <p className={style.text}>
        <UserX />
        {noticeTexts.unknownRole(platformConfig().brand.email)}
      </p>
    </div>
  );
}
