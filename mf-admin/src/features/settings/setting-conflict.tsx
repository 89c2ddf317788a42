import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import type { ReactNode } from 'react';
import { settingsMessages } from '../../settings-messages.ts';
import style from './settings.module.css';

const text = settingsMessages.conflict;

interface SettingConflictProps {
  mine: ReactNode;
  theirs: ReactNode;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved meanwhile: shows both values and asks. */
export function SettingConflict({ mine, theirs, onTakeTheirs, onKeepMine }: SettingConflictProps) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={text.title}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
            {text.takeTheirs}
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeepMine}>
            {text.keepMine}
          </Button>
        </>
      }
    >
      <dl className={style.both}>
        <div>
          <dt>{text.theirs}</dt>
          <dd>{theirs}</dd>
        </div>
        <div>
          <dt>{text.mine}</dt>
          <dd>{mine}</dd>
        </div>
      </dl>
    </Alert>
  );
}
