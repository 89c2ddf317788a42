import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import type { User } from '@vitrina/contract/entities/user';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { embedMessages } from '../../embed-messages.ts';
import { UserEmbeds } from '../embeds/user-embeds.tsx';
import { CustomerSection } from './customer-section.tsx';

/** Staff accounts have no dashboard that would show their embeds. */
export function CustomerEmbeds({ account }: { account: User }) {
  const isHeld = useHeld();
  if (!hostCan('embeds') || !isHeld(listUserEmbeds.permission) || account.role === 'admin')
    return null;
  return (
    <CustomerSection title={embedMessages.title} none="" isEmpty={false}>
      <UserEmbeds userId={account.id} who={account.name || (account.email ?? '')} />
    </CustomerSection>
  );
}
