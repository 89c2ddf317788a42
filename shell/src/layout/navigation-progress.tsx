import { messages } from '../messages.ts';
import style from './navigation-progress.module.css';

export function NavigationProgress({ active }: { active: boolean }) {
  return (
    <div className={style.bar} role="status" data-active={active || undefined}>
      <span className={style.label}>{active ? messages.loading : ''}</span>
    </div>
  );
}
