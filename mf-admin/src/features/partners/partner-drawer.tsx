import { hostCan } from '@vitrina/shared-auth';
import { connectionMessages } from '../../connection-messages.ts';
import { embedMessages } from '../../embed-messages.ts';
import { ConnectionDrawer } from '../connections/connection-drawer.tsx';
import { Ending } from '../connections/ending.tsx';
import { UserEmbeds } from '../embeds/user-embeds.tsx';
import { PartnerEdit } from './partner-edit.tsx';
import { PartnerKeys } from './partner-keys.tsx';
import { type ChangeablePartner, endConnection } from './save-partner.ts';

const text = connectionMessages.partner;

export function PartnerDrawer({ partner }: { partner: ChangeablePartner }) {
  const name = partner.name || `#${partner.id}`;
  return (
    <ConnectionDrawer name={name} title={text.title(name)}>
      <PartnerEdit partner={partner} />
      <PartnerKeys partner={partner} />
      {hostCan('embeds') && partner.user_id && (
        <section>
          <h3>{embedMessages.title}</h3>
          <UserEmbeds userId={partner.user_id} who={name} />
        </section>
      )}
      <Ending
        name={`partner-${partner.id}`}
        title={text.title(name)}
        texts={text.end}
        isEnded={Boolean(partner.ended_at)}
        end={(ended, version = partner.version) => endConnection(partner, ended, version)}
      />
    </ConnectionDrawer>
  );
}
