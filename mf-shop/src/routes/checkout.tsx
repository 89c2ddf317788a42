import { defineRemoteModule } from '@vitrina/shared-auth';
import { Link } from 'react-router-dom';
import style from './x.module.css';
export const { routes, layout } = defineRemoteModule({
  routes: [
    {
      index: true,
      Component: () => (
        <h1 className={style.card}>
          checkout <Link to="/">acasa</Link>
        </h1>
      ),
    },
  ],
});
