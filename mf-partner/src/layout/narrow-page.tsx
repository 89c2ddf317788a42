import { Outlet } from 'react-router-dom';
import style from './narrow-page.module.css';

/** The frame of a page of ours outside the dashboard. */
export function NarrowPage() {
  return (
    <div className={style.page}>
      <Outlet />
    </div>
  );
}
