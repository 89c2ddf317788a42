import { defineRemoteModule } from '@vitrina/shared-auth';
import { Navigate } from 'react-router-dom';
import { DashboardLayout } from '../layout/dashboard-layout.tsx';
import * as notFound from '../pages/not-found-page.tsx';

export const { routes, layout } = defineRemoteModule({
  layout: DashboardLayout,
  routes: [
    { index: true, element: <Navigate to="overview" replace /> },
    { path: 'overview', lazy: () => import('../pages/overview-page.tsx') },
    { path: 'site-request', lazy: () => import('../pages/requests-page.tsx') },
    { path: 'site-request/:id', lazy: () => import('../pages/room-page.tsx') },
    { path: 'active-sites', lazy: () => import('../pages/sites-page.tsx') },
    { path: 'embeds', lazy: () => import('../pages/embeds-page.tsx') },
    { path: 'embeds/:id', lazy: () => import('../pages/embed-page.tsx') },
    { path: 'commissions', lazy: () => import('../pages/commissions-page.tsx') },
    { path: 'notifications', lazy: () => import('../pages/notifications-page.tsx') },
    { path: 'contact', lazy: () => import('../pages/contact-page.tsx') },
    { path: 'profile', lazy: () => import('../pages/profile-page.tsx') },
    { path: '*', ...notFound },
  ],
});
