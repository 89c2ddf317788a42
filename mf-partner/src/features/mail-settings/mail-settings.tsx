import { MUTABLE_MAILS } from '@vitrina/contract/rules/mutable-mails';
import { hostCan } from '@vitrina/shared-auth';
import { useMailSettings } from '@vitrina/shared-auth/per-package/mail-settings';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { Card } from '@vitrina/shared-ui/card';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { PageSection } from '../../layout/page-section.tsx';
import { mailSettingsMessages as text } from '../../mail-settings-messages.ts';
import { messages } from '../../messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './mail-settings.module.css';

export function MailSettings() {
  const { query, change } = useMailSettings(tellFailure('mail-settings', text.failed));
  const section = useFragmentFocus('e-mailuri', query.data != null);
  if (!hostCan('mail-settings') || query.data === null) return null;
  return (
    <PageSection ref={section} title={text.title}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.loadFailed}
        retryLabel={messages.retry}
      >
        {(muted) => (
          <Card className={style.card}>
            <p>{text.lead}</p>
            {MUTABLE_MAILS.map((kind) => (
              <CheckboxField
                key={kind}
                label={text.kinds[kind]}
                checked={!muted?.includes(kind)}
                onChange={({ currentTarget }) => change(kind, currentTarget.checked)}
              />
            ))}
            <p className={style.others}>{text.others}</p>
          </Card>
        )}
      </QueryView>
    </PageSection>
  );
}
