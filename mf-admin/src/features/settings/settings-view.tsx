import { useQuery } from '@tanstack/react-query';
import { hostCan } from '@vitrina/shared-auth';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import { settingsMessages } from '../../settings-messages.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { CallHoursSetting } from './call-hours-setting.tsx';
import { ClosedDaysSetting } from './closed-days-setting.tsx';
import { DeliverySetting } from './delivery-setting.tsx';
import { MailsSetting } from './mails-setting.tsx';
import style from './settings.module.css';
import { settingsQuery } from './settings-query.ts';

const text = settingsMessages;

export function SettingsView() {
  return hostCan('settings') ? <Settings /> : <p>{text.unavailable}</p>;
}

function Settings() {
  return (
    <QueryView
      query={useQuery(settingsQuery())}
      loading={<ListSkeleton />}
      failed={text.loadFailed}
      retryLabel={messages.retry}
    >
      {({ delivery, closedDays, callHours, mails }) => (
        <div className={style.sections}>
          <p>{text.lead}</p>
          <DeliverySetting setting={delivery} />
          <ClosedDaysSetting setting={closedDays} />
          {callHours && hostCan('request-calls') && <CallHoursSetting setting={callHours} />}
          <MailsSetting mails={mails} />
        </div>
      )}
    </QueryView>
  );
}
