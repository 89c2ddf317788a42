import { defineRemoteModule } from '@vitrina/shared-auth';
import { NarrowPage } from '../layout/narrow-page.tsx';
import { Component, loader } from '../pages/notifications-page.tsx';

export const { routes, layout } = defineRemoteModule({
  layout: NarrowPage,
  routes: [{ index: true, Component, loader }],
});
