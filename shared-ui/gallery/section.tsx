import type { ReactNode } from 'react';
import styles from './section.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  );
}
