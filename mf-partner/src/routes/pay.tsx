import { defineRemoteModule } from '@vitrina/shared-auth';
import { NarrowPage } from '../layout/narrow-page.tsx';
import { Component, handle, loader } from '../pages/pay-page.tsx';

export const { routes, layout } = defineRemoteModule({
  layout: NarrowPage,
  routes: [{ index: true, Component, loader, handle }],
});
