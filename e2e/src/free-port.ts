import { freePorts } from '@vitrina/platform/ports';

/** One port that nobody listens on. */
export const freePort = async (): Promise<number> => (await freePorts()).shell;
