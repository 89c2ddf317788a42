import { defineRemoteModule } from '@vitrina/shared-auth';
import { Navigate } from 'react-router-dom';
import { ConsoleLayout } from '../layout/console-layout.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';

export const { routes, layout } = defineRemoteModule({
  layout: ConsoleLayout,
  routes: [
    { index: true, element: <Navigate to="dashboard" replace /> },
    { path: 'dashboard', lazy: () => import('../pages/overview-page.tsx') },
    { path: 'orders', lazy: () => import('../pages/orders-page.tsx') },
    { path: 'order/:id', lazy: () => import('../pages/order-page.tsx') },
    { path: 'sites', lazy: () => import('../pages/requests-page.tsx') },
    { path: '*', Component: NotFoundPage },
  ],
});
