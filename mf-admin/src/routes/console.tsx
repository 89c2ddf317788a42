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
    { path: 'stats', lazy: () => import('../pages/statistics-page.tsx') },
    { path: 'products', lazy: () => import('../pages/products-page.tsx') },
    { path: 'users', lazy: () => import('../pages/users-page.tsx') },
    { path: 'commissions', lazy: () => import('../pages/commissions-page.tsx') },
    { path: 'create-partner', lazy: () => import('../pages/create-partner-page.tsx') },
    { path: 'manage', lazy: () => import('../pages/manage-page.tsx') },
    { path: 'sites', lazy: () => import('../pages/requests-page.tsx') },
    { path: 'audit', lazy: () => import('../pages/audit-page.tsx') },
    { path: 'settings', lazy: () => import('../pages/settings-page.tsx') },
    { path: '*', Component: NotFoundPage },
  ],
});
