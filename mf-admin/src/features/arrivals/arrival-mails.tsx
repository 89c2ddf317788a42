import { useQuery } from '@tanstack/react-query';
import type { ArrivalKind } from '@vitrina/contract/rules/arrivals';
import { serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { Dialog } from '@vitrina/shared-ui/dialog';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { overviewMessages } from '../../overview-messages.ts';
import style from '../form/form.module.css';
import { type Arrived, arrivalsQuery, wantMails } from './arrivals-query.ts';

const text = overviewMessages.mails;

export function ArrivalMails() {
  const { data } = useQuery(arrivalsQuery());
  const [open, setOpen] = useState(false);
  if (!data?.length) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Mail />
        {text.open}
      </Button>
      <Dialog open={open} onClose={close} title={text.title} closeLabel={messages.close} size="sm">
        <div className={style.form}>
          <p>{text.lead}</p>
          {data.map((one) => (
            <MailOf key={one.kind} arrived={one} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

function MailOf({ arrived: { kind, byMail } }: { arrived: Arrived }) {
  const save = useSingleMutation({
    mutationKey: ['arrival-mails', kind],
    mutationFn: ({ wanted }: { kind: ArrivalKind; wanted: boolean }) => wantMails(kind, wanted),
    onError: (error) => void showToast(serverMessageOr(error, text.failed), { tone: 'danger' }),
  });
  return (
    <CheckboxField
      label={text.kinds[kind]}
      checked={save.isPending ? !byMail : byMail}
      disabled={save.isPending}
      onChange={(event) => save.mutate({ kind, wanted: event.currentTarget.checked })}
    />
  );
}
