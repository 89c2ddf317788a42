import { freePorts } from '@vitrina/platform/ports';

export const freePort = async (): Promise<number> => (await freePorts()).shell;
