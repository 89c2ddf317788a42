import { MAX_POINT_LENGTH, MAX_POINTS } from '@vitrina/contract/constants';
import { isBlank } from '@vitrina/contract/rules/blank';
import type { ReadForm } from '@vitrina/shared-ui/read-form';
import { roomMessages } from '../../room-messages.ts';

const text = roomMessages.versions;

/** One change per line. */
export const readPoints: ReadForm<{ points: string }, string[]> = ({ points: typed }) => {
  const points = typed
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s*/, '').trim())
    .filter((line) => !isBlank(line));
  if (points.length === 0) return { errors: { points: text.noPoints } };
  if (points.length > MAX_POINTS) return { errors: { points: text.tooManyPoints } };
  if (points.some((point) => point.length > MAX_POINT_LENGTH))
    return { errors: { points: text.pointTooLong } };
  return { input: points };
};
