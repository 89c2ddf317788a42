import { Card } from '@vitrina/shared-ui/card';
import type { ReactNode } from 'react';
import style from './auth-card.module.css';

/** The frame of the sign-in pages. */
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
        {children}
      </Card>
    </div>
  );
}
