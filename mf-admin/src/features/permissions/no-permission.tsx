import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { useSession } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { giversQuery } from '../staff/staff-query.ts';
import style from './no-permission.module.css';

const text = messages.noPermission;

/** Replaces a page the person may not use: names the missing permission and who can grant it. */
export function NoPermission({ needed = [] }: { needed?: string | readonly string[] | undefined }) {
  const ownId = useSession(({ user }) => user?.id);
  const { data: givers = [] } = useQuery(giversQuery());
  const names = PERMISSIONS.filter((one) => holds([one], needed)).map(
    (one) => messages.permissions[one].label,
  );
  const able = givers.filter(
    ({ id, permissions }) => id !== ownId && holds(permissions ?? [], needed),
  );
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.needed(names)}</p>
      {able.length > 0 ? (
        <>
          <p>{text.givers}</p>
          <ul className={style.givers}>
            {able.map(({ id, name, email }) => (
              <li key={id}>
                {name} <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{text.giversUnknown}</p>
      )}
      <p>
        <Link to="/admin/dashboard" className={buttonClass()}>
          {messages.notFound.action}
        </Link>
      </p>
    </>
  );
}
