import { deskMessages } from '../desk-messages.ts';
import { DeskList } from '../features/desk/desk-list.tsx';
import { loadDesk } from '../features/desk/desk-query.ts';
import { MailSettings } from '../features/mail-settings/mail-settings.tsx';

export const loader = loadDesk;
export const handle = { title: deskMessages.title };

export function Component() {
  return (
    <>
      <h1>{deskMessages.title}</h1>
      <p>{deskMessages.lead}</p>
      <DeskList />
      <MailSettings />
    </>
  );
}
