import { Readable } from 'node:stream';
import { type ChangeBatch, STREAM_HEARTBEAT_MS } from '@vitrina/contract/calls/stream-changes';
import { hearsOf } from '@vitrina/contract/rules/change-audience';
import type { ChangeKind } from '@vitrina/contract/rules/change-kinds';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { findLiveSessions, type Session } from '../sessions/sessions.ts';
import { createChangeFeed, type Subscription } from './change-feed.ts';
import type { ChangeRow } from './changes-repository.ts';

/** Open streams of one person per process; tabs of one browser share a stream. */
const MAX_PER_PERSON = 10;
/** Unread characters after which a client is cut off; it resumes where it was. */
const MAX_UNREAD = 64 * 1024;

interface Stream {
  session: Session;
  body: Readable;
  /** Undefined until the stream starts. */
  subscription?: Subscription;
  end(): void;
}

export interface ChangeStreams {
  /**
   * Opens a stream of the changes that this person may see.
   * @throws HttpError `rate_limited` when they have too many, `unavailable` while the process shuts down
   */
  open(session: Session, after: number | 'now', age?: number): Promise<Readable>;
  readonly size: number;
  stop(): Promise<void>;
}

/** The event streams of this process: closed with their sessions, limited per person. */
export function createChangeStreams(
  db: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): ChangeStreams {
  const feed = createChangeFeed(db, log);
  const streams = new Set<Stream>();
  let isStopped = false;

  /** Closes streams whose session has ended, and picks up changed roles. */
  async function checkSessions(among: readonly Stream[]): Promise<void> {
    const live = await findLiveSessions(
      db,
      among.map(({ session }) => session.tokenHash),
    );
    for (const stream of among) {
      const session = live.get(stream.session.tokenHash);
      if (session) stream.session = session;
      else stream.end();
    }
  }
  const tell = (error: unknown) => log.error({ err: error }, 'streams could not be checked');

  const heartbeat = setInterval(() => {
    if (streams.size === 0) return;
    // With the number, so that a client with few changes of its own does not seem to have missed the rest.
    for (const { body, subscription } of streams)
      if (subscription) body.push(event('ready', subscription.number, ''));
    checkSessions([...streams]).catch(tell);
  }, STREAM_HEARTBEAT_MS).unref();

  function write(stream: Stream, rows: readonly ChangeRow[], isComplete: boolean): void {
    if (stream.body.readableLength > MAX_UNREAD) {
      stream.end();
      return;
    }
    const { user } = stream.session;
    if (rows.some(({ kind, ownerId }) => endsAccess(kind) && ownerId === user.id))
      checkSessions([stream]).catch(tell);
    const number = rows.at(-1)?.number;
    const batch = batchFor(user, rows);
    if (!isComplete) stream.body.push(event('again', number, ''));
    else if (batch.length > 0) stream.body.push(event('change', number, JSON.stringify(batch)));
  }

  return {
    async open(session, after, age) {
      if (isStopped) throw new HttpError('unavailable');
      const own = [...streams].filter((one) => one.session.user.id === session.user.id);
      if (own.length >= MAX_PER_PERSON) throw new HttpError('rate_limited');
      const body = new Readable({ read() {} });
      const forget = () => {
        stream.subscription?.end();
        return streams.delete(stream);
      };
      // Nothing may be pushed after the end.
      const end = () => void (forget() && body.push(null));
      const stream: Stream = { session, body, end };
      streams.add(stream);
      body.once('close', forget);
      try {
        stream.subscription = await feed.subscribe(
          after,
          (...given) => write(stream, ...given),
          age,
        );
        const { isIncomplete, number } = stream.subscription;
        if (streams.has(stream)) body.push(event(isIncomplete ? 'again' : 'ready', number, ''));
        // The stream was closed meanwhile.
        else forget();
        return body;
      } catch (error) {
        forget();
        throw error;
      }
    },
    get size() {
      return streams.size;
    },
    async stop() {
      isStopped = true;
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
      await feed.stop();
    },
  };
}

/** Kinds after which an account may have lost its session or changed its role. */
const endsAccess = (kind: string) => kind === 'session' || kind === 'user';

const isToldOf = (row: ChangeRow): row is ChangeRow & { kind: ChangeKind } =>
  row.kind !== 'session';

/** Changes that the person may see, each thing once. */
function batchFor(user: Session['user'], rows: readonly ChangeRow[]): ChangeBatch {
  const heard = rows.filter(isToldOf).filter((row) => hearsOf(user, row));
  const things = new Map(heard.map(({ kind, subjectId: id }) => [`${kind} ${id}`, { kind, id }]));
  return [...things.values()];
}

/** An event in the WHATWG event stream format. */
const event = (name: string, id: number | undefined, data: string) =>
  `event: ${name}\nid: ${id}\ndata: ${data}\n\n`;
