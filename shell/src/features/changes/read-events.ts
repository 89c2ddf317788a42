import { STREAM_HEARTBEAT_MS } from '@vitrina/contract/calls/stream-changes';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Silence after which the host counts as gone, in ms. */
const SILENCE_MS = 2.5 * STREAM_HEARTBEAT_MS;

/**
 * Reads an event stream to its end.
 * @param body of the answer
 * @param take called per event
 * @param silenceMs without a byte after which it counts as broken
 * @throws TypeError when it breaks off, DOMException `TimeoutError` when it falls silent
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: EventSourceMessage) => void,
  silenceMs = SILENCE_MS,
): Promise<void> {
  const parser = createParser({ onEvent: take });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let isSilent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      void reader.cancel();
    }, silenceMs);
  };
  try {
    for (;;) {
      wait();
      const { value, done } = await reader.read();
      if (done) break;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => {});
  }
  if (isSilent) throw new DOMException('The host fell silent.', 'TimeoutError');
}
