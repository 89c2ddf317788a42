import { defineRemoteModule } from '@vitrina/shared-auth';
import { Navigate } from 'react-router-dom';
import { guardedPage } from '../features/permissions/guarded-page.tsx';
import { ConsoleLayout } from '../layout/console-layout.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';

export const { routes, layout } = defineRemoteModule({
  layout: ConsoleLayout,
  routes: [
    { index: true, element: <Navigate to="dashboard" replace /> },
    guardedPage('dashboard', () => import('../pages/overview-page.tsx')),
    guardedPage('orders', () => import('../pages/orders-page.tsx')),
    guardedPage('order/:id', () => import('../pages/order-page.tsx')),
    guardedPage('returns', () => import('../pages/returns-page.tsx')),
    guardedPage('stats', () => import('../pages/statistics-page.tsx')),
    guardedPage('products', () => import('../pages/products-page.tsx')),
    guardedPage('users', () => import('../pages/users-page.tsx')),
    guardedPage('customer', () => import('../pages/customer-page.tsx')),
    guardedPage('commissions', () => import('../pages/commissions-page.tsx')),
    guardedPage('create-partner', () => import('../pages/create-partner-page.tsx')),
    guardedPage('manage', () => import('../pages/manage-page.tsx')),
    guardedPage('sites', () => import('../pages/requests-page.tsx')),
    guardedPage('desk', () => import('../pages/desk-page.tsx')),
    guardedPage('request/:id', () => import('../pages/request-page.tsx')),
    guardedPage('staff', () => import('../pages/staff-page.tsx')),
    guardedPage('settings', () => import('../pages/settings-page.tsx')),
    guardedPage('audit', () => import('../pages/audit-page.tsx')),
    { path: '*', Component: NotFoundPage },
  ],
});
