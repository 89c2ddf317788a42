import { hostCan } from '@vitrina/shared-auth';

/** Where the journal is; only a host that keeps one has it in the navigation. */
export const AUDIT_PATH = '/admin/audit';

/** Whether a link of the console leads to something that the host can do. */
export const isOffered = ({ to }: { to: string }): boolean => to !== AUDIT_PATH || hostCan('audit');
