import type { GuestSigns } from '@vitrina/contract/entities/guest-answers';
import type { Config } from '../config.ts';

/** Whether a guest's questionnaire was filled in by a script. Senders without any sign pass. */
export const isAutomated = (
  { guestRequestMinMs }: Pick<Config, 'guestRequestMinMs'>,
  { website = '', elapsedMs = guestRequestMinMs }: GuestSigns,
): boolean => website !== '' || elapsedMs < guestRequestMinMs;
