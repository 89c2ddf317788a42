import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { RequestRead } from '@vitrina/contract/entities/request-read';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { isolated } from '@vitrina/contract/rules/isolated';
import styles from './read-mark.module.css';

interface Talk {
  data: readonly RequestMessage[];
  reads: readonly RequestRead[];
}

/** Each side's last message read by the other, with the reader who read furthest. */
export function readMarks({ data, reads }: Talk): ReadonlyMap<number, RequestRead> {
  const marks = new Map<number, RequestRead>();
  for (const side of [true, false]) {
    const [read] = reads
      .filter(({ from_staff }) => from_staff !== side)
      .toSorted((a, b) => upTo(b) - upTo(a));
    const last =
      read && data.findLast(({ id, from_staff }) => from_staff === side && id <= upTo(read));
    if (last) marks.set(last.id, read);
  }
  return marks;
}

const upTo = ({ last_message_id }: RequestRead): number => last_message_id ?? 0;

interface ReadMarkProps {
  read: RequestRead;
  text: (name: string, at: string) => string;
}

/** Below a message: who read it, and when. */
export const ReadMark = ({ read, text }: ReadMarkProps) => (
  <p className={styles.mark}>
    {text(isolated((read.name ?? '').trim()), formatDateTime(read.read_at))}
  </p>
);
