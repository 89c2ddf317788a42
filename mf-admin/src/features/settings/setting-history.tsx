import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import type { listSettingVersions } from '@vitrina/contract/calls/list-setting-versions';
import { refusalOf, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Badge } from '@vitrina/shared-ui/badge';
import { Button } from '@vitrina/shared-ui/button';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages.ts';
import { settingsMessages } from '../../settings-messages.ts';
import { ChangedBy } from './setting-section.tsx';
import style from './settings.module.css';
import { versionsQuery } from './settings-query.ts';

const text = settingsMessages.history;

type Version = CallResponse<typeof listSettingVersions>['data'][number];

interface SettingHistoryProps<Value> {
  /** Name of the setting on the host. */
  name: string;
  version: number;
  /** Null for a stored value that is no longer readable. */
  parse: (value: unknown) => Value | null;
  describe: (value: Value) => ReactNode;
  onRestore: (value: Value) => Promise<void>;
}

export function SettingHistory<Value>(props: SettingHistoryProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && <Versions {...props} />}
    </details>
  );
}

function Versions<Value>({
  name,
  version,
  parse,
  describe,
  onRestore,
}: SettingHistoryProps<Value>) {
  const query = useQuery(versionsQuery(name));
  const restore = useSingleMutation({
    mutationKey: ['mf-admin', 'restore-setting', name],
    mutationFn: onRestore,
    onError: (error) =>
      showToast(refusalOf(settingsMessages.saveFailed)(error).text, { tone: 'danger' }),
  });
  const entry = (one: Version) => {
    const value = parse(one.value);
    const title = one.version === 0 ? text.original : text.version(one.version);
    return (
      <li key={one.version} className={style.version}>
        <div className={style.versionHead}>
          <strong>{title}</strong>
          {one.version === version && <Badge tone="success">{text.current}</Badge>}
        </div>
        {one.version > 0 && <ChangedBy {...one} />}
        <div>{value === null ? text.unreadable : describe(value)}</div>
        {value !== null && one.version !== version && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={text.restoreNamed(title)}
            busy={restore.isPending}
            onClick={() => restore.mutate(value)}
          >
            {text.restore}
          </Button>
        )}
      </li>
    );
  };
  return (
    <QueryView query={query} loading={<Spinner />} failed={text.failed} retryLabel={messages.retry}>
      {(versions) => <ol className={style.versions}>{versions.map(entry)}</ol>}
    </QueryView>
  );
}
