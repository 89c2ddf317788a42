import type { SharedModuleName } from '@vitrina/federation/shared-modules';
import * as authModule from '@vitrina/shared-auth';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as reactQuery from './query.shared.ts';
import * as router from './router.shared.ts';
import * as zodMini from './schemas.shared.ts';

declare const SHARED_VERSIONS: Record<SharedModuleName, string>;

/** The build's sharing table, with the shell's instance of each module. */
const INSTANCES: Record<SharedModuleName, object> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@tanstack/react-query': reactQuery,
  'zod/mini': zodMini,
  '@vitrina/shared-auth': authModule,
};

export const OFFERED_MODULES = Object.entries(INSTANCES).map(([name, module]) => ({
  name,
  version: SHARED_VERSIONS[name as SharedModuleName],
  lib: () => module,
}));
