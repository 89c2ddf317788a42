/** Written by the build from every remote's `remote.json`. */
declare module 'mount-modules' {
  import type { RemoteModule } from '@vitrina/shared-auth';

  export const MOUNT_MODULES: Readonly<Record<string, () => Promise<RemoteModule>>>;
}
