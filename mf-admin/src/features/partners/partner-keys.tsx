import { formatDateTime } from '@vitrina/contract/rules/dates';
import { serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { useState } from 'react';
import { connectionMessages } from '../../connection-messages.ts';
import style from '../connections/connections.module.css';
import { AskedButton } from '../form/asked-button.tsx';
import { PartnerKey } from './partner-key.tsx';
import { type ChangeablePartner, renewKey, revokeKey } from './save-partner.ts';

const text = connectionMessages.partner.key;

const failed = (error: Error) =>
  void showToast(serverMessageOr(error, text.failed), { tone: 'danger' });

/** A new key is shown once; replacing or revoking one is irreversible. */
export function PartnerKeys({ partner }: { partner: ChangeablePartner }) {
  const [shown, setShown] = useState<string | null>(null);
  const renew = useSingleMutation({
    mutationKey: ['partner-key', partner.id],
    mutationFn: () => renewKey(partner),
    onSuccess: ({ syncApiKey }) => setShown(syncApiKey),
    onError: failed,
  });
  const revoke = useSingleMutation({
    mutationKey: ['partner-key', partner.id],
    mutationFn: () => revokeKey(partner),
    onSuccess: () => {
      setShown(null);
      showToast(text.revoked);
    },
    onError: failed,
  });
  const about = <p>{connectionMessages.partner.title(partner.name || `#${partner.id}`)}</p>;
  const until = formatDateTime(partner.old_key_until);
  return (
    <section>
      <h3>{text.title}</h3>
      <p>{partner.has_key === false ? text.none : text.has}</p>
      {until && Date.parse(partner.old_key_until ?? '') > Date.now() && <p>{text.old(until)}</p>}
      {shown && <PartnerKey value={shown} title={text.renewed} />}
      <div className={style.row}>
        <AskedButton
          action={text.renew}
          title={text.renewTitle}
          confirm={text.renew}
          keep={connectionMessages.keep}
          busy={renew.isPending}
          onConfirm={() => renew.mutate()}
        >
          {about}
          <p>{text.renewText}</p>
        </AskedButton>
        {partner.has_key !== false && (
          <AskedButton
            action={text.revoke}
            title={text.revokeTitle}
            confirm={text.revoke}
            keep={connectionMessages.keep}
            isDestructive
            busy={revoke.isPending}
            onConfirm={() => revoke.mutate()}
          >
            {about}
            <p>{text.revokeText}</p>
          </AskedButton>
        )}
      </div>
    </section>
  );
}
