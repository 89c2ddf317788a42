import { Card } from '@vitrina/shared-ui/card';
import type { ReactNode } from 'react';
import { signInTexts } from '../../content/sign-in.ts';
import { ScriptNeeded } from '../script-needed/script-needed.tsx';
import style from './auth-card.module.css';

export function AuthCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | false;
  children: ReactNode;
}) {
  return (
    <div className={style.place}>
      <Card className={style.card}>
        <h1 className={style.title}>{title}</h1>
        {lead && <p className={style.lead}>{lead}</p>}
        <ScriptNeeded text={signInTexts.scriptNeeded} />
        {children}
      </Card>
    </div>
  );
}
