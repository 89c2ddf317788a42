import type { SettingVersion } from '@vitrina/contract/entities/settings';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import type { FormNotice } from '@vitrina/shared-ui/use-form';
import { type ReactNode, useId } from 'react';
import { settingsMessages } from '../../settings-messages.ts';
import formStyle from '../form/form.module.css';
import { SettingConflict } from './setting-conflict.tsx';
import style from './settings.module.css';

const text = settingsMessages;

interface SettingSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

export function SettingSection({ title, hint, children }: SettingSectionProps) {
  const id = useId();
  return (
    <Card>
      <section className={style.section} aria-labelledby={id}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={style.quiet}>{hint}</p>
        </div>
        {children}
      </section>
    </Card>
  );
}

export function ChangedBy({ version, changed_by, changed_at }: SettingVersion) {
  return (
    <p className={style.quiet}>
      {version === 0
        ? text.original
        : text.changed(changed_by || text.somebody, formatDateTime(changed_at))}
    </p>
  );
}

interface SettingActionsProps {
  notice: FormNotice | null;
  busy: boolean;
  isDirty: boolean;
  /** Draft and current value, when somebody else saved meanwhile. */
  conflict: { mine: ReactNode; theirs: ReactNode } | null;
  onDiscard: () => void;
  onKeepMine: () => void;
  children?: ReactNode;
}

export function SettingActions({
  notice,
  busy,
  isDirty,
  conflict,
  onDiscard,
  onKeepMine,
  children,
}: SettingActionsProps) {
  if (conflict)
    return <SettingConflict {...conflict} onTakeTheirs={onDiscard} onKeepMine={onKeepMine} />;
  return (
    <>
      <FormAlert notice={notice} />
      <div className={formStyle.actions}>
        <Button type="submit" busy={busy} disabled={!isDirty}>
          {text.save}
        </Button>
        {isDirty && (
          <Button variant="ghost" onClick={onDiscard}>
            {text.discard}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
