import { Outlet } from 'react-router-dom';
import style from './narrow-page.module.css';

export function NarrowPage() {
  return (
    <div className={style.page}>
      <Outlet />
    </div>
  );
}
