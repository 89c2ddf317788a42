import { countEmbed } from '@vitrina/contract/calls/count-embed';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { createUserEmbed } from '@vitrina/contract/calls/create-user-embed';
import { getEmbedCounts } from '@vitrina/contract/calls/get-embed-counts';
import { getEmbedState } from '@vitrina/contract/calls/get-embed-state';
import { listEmbeds as listEmbedsCall } from '@vitrina/contract/calls/list-embeds';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import { updateEmbed } from '@vitrina/contract/calls/update-embed';
import { updateUserEmbed } from '@vitrina/contract/calls/update-user-embed';
import type { Embed } from '@vitrina/contract/entities/embed';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { networkOf } from '../http/network-of.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { holdAccount, lockAccount, userExists } from '../users/users-repository.ts';
import { addOne, isKnownPage, OTHER_PAGES, POPUP, sumEmbed } from './embed-counts-repository.ts';
import { embedFunnel } from './embed-funnel.ts';
import {
  changeEmbed,
  findEmbed,
  insertEmbed,
  listEmbeds,
  pageOn,
  placeOfEmbed,
  type ShownEmbed,
} from './embeds-repository.ts';
import { newPageLimit } from './new-page-limit.ts';

const embedOf = ({ id, name, createdAt, endedAt, origins, sent }: ShownEmbed): Embed => ({
  ...{ id, name, origins, sent },
  created_at: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
});

/** Owners see and change only their own; another person's is "not found". Staff name the owner. */
export function embedsRoutes(app: FastifyInstance): void {
  const { db, limits } = app.context;
  const newPages = newPageLimit();

  route(app, listEmbedsCall, async ({ session }) => ({
    data: (await listEmbeds(db, session.user.id)).map(embedOf),
  }));

  route(app, createEmbed, async ({ body: { name }, session: { user } }) => ({
    data: embedOf(
      await inTransaction(db, async (tx) => {
        await holdAccount(tx, user.id, 'update');
        return insertEmbed(tx, { userId: user.id, name });
      }),
    ),
  }));

  route(app, updateEmbed, async ({ params, body, session: { user } }) => {
    const own = { id: params.id, userId: user.id };
    return { data: embedOf(await inTransaction(db, (tx) => changeEmbed(tx, own, body))) };
  });

  route(app, getEmbedCounts, async ({ params: { id }, query, session: { user } }) => {
    const embed = embedOf(await findEmbed(db, id, user.id));
    return { embed, ...embedFunnel(await sumEmbed(db, id, query)) };
  });

  route(app, listUserEmbeds, async ({ params: { userId } }) => {
    if (!(await userExists(db, userId))) throw new HttpError('user_not_found');
    return { data: (await listEmbeds(db, userId)).map(embedOf) };
  });

  route(app, createUserEmbed, async ({ params: { userId }, body }) => ({
    data: embedOf(
      await inTransaction(db, async (tx) => {
        if (!(await lockAccount(tx, userId, 'update'))) throw new HttpError('user_not_found');
        return insertEmbed(tx, { userId, ...body });
      }),
    ),
  }));

  route(app, updateUserEmbed, async ({ params, body }) => ({
    data: embedOf(await inTransaction(db, (tx) => changeEmbed(tx, params, body))),
  }));

  route(app, getEmbedState, async ({ params: { id } }) => ({
    ended: (await placeOfEmbed(db, id)).hasEnded,
  }));

  route(app, countEmbed, async ({ params: { id }, body, request }) => {
    const network = networkOf(request);
    await limits.take('embed-count', network);
    const { hasEnded, origins } = await placeOfEmbed(db, id);
    if (hasEnded) throw new HttpError('embed_not_found');
    const done = { message: messages.embedCounted };
    if (!isCountable(request.headers)) return done;
    const { event, popup } = body;
    const step = event === 'step' ? (body.step ?? '') : event === 'seen' && popup ? POPUP : '';
    const told = pageOn(origins, body.page);
    const isTold = !told || (await isKnownPage(db, id, told)) || newPages.admit(id, network, told);
    await addOne(db, { id, page: isTold ? told : OTHER_PAGES, event, step });
    return done;
  });
}

/** Bots that identify themselves. `Cubot` is a brand of phones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|\bcurl\b|wget|python|scrapy/i;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a visit may be counted: not from bots that say so, nor against a visitor's wish. */
const isCountable = (headers: Headers): boolean =>
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !PROGRAM.test(`${headers['user-agent'] ?? ''}`);
