import { userId } from '@vitrina/shared-auth';
import { useState } from 'react';
import {
  addUploads,
  dismissUpload,
  forgetUploads,
  NO_UPLOADS,
  retryUpload,
  takeArrived,
  useUploadsStore,
} from './uploads-store.ts';

/**
 * Uploads of a form. They continue while it is hidden, and the same person finds them when it reopens.
 * @param form unique name in the platform
 */
export function useUploads(form: string) {
  const [key] = useState(() => `${userId()}:${form}`);
  const { entries, arrived } = useUploadsStore((all) => all[key]) ?? NO_UPLOADS;
  const underWay = entries.some(({ state }) => state !== 'failed');
  return {
    entries,
    busy: underWay || arrived.length > 0,
    /** Empty until all are done (docs/product.md#upload-call). */
    arrived: underWay ? NO_UPLOADS.arrived : arrived,
    take: () => takeArrived(key),
    add: (files: readonly File[]) => addUploads(key, files),
    retry: (id: number) => retryUpload(key, id),
    dismiss: (id: number) => dismissUpload(key, id),
    forget: () => forgetUploads(key),
  };
}
