import { fold } from '@vitrina/contract/rules/fold';

/** What a product is: the first word of its name, as in „Ruj mat Catifea”. */
export const kindOf = (name: string): string => fold(name).trim().split(/\s+/, 1)[0] ?? '';
