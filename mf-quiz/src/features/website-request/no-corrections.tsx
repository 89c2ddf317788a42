import { notificationPage } from '@vitrina/contract/rules/notification-target';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Link } from 'react-router-dom';
import { againTexts } from '../../messages.ts';

/** `id`: of the request, when it still exists. */
export function NoCorrections({ id }: { id?: number }) {
  return (
    <EmptyState
      title={againTexts.gone}
      action={
        <Link to={notificationPage('website-request', id)}>
          {id ? againTexts.toRoom : againTexts.back}
        </Link>
      }
    />
  );
}
