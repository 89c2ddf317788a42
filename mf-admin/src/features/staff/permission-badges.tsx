import { holdsAll, type Permission } from '@vitrina/contract/rules/permissions';
import { Badge } from '@vitrina/shared-ui/badge';
import { messages } from '../../messages.ts';
import style from './staff.module.css';

export function PermissionBadges({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <ul className={style.badges} aria-label={messages.staff.permissions}>
      {holdsAll(permissions) ? (
        <li>
          <Badge tone="primary">{messages.staff.all}</Badge>
        </li>
      ) : (
        permissions.map((one) => (
          <li key={one}>
            <Badge>{messages.permissions[one].label}</Badge>
          </li>
        ))
      )}
    </ul>
  );
}
