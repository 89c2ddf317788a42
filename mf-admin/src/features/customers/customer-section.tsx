import { Card } from '@vitrina/shared-ui/card';
import { type ReactNode, useId } from 'react';
import style from './customer.module.css';

interface CustomerSectionProps {
  title: string;
  /** Text of an empty list. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

export function CustomerSection({ title, none, isEmpty, children }: CustomerSectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={style.section}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className={style.muted}>{none}</p> : children}
    </Card>
  );
}
