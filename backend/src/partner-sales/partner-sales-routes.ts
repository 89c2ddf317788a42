import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { dayInBucharest, monthOf } from '../months.ts';
import { fileAnswer } from '../private-files/file-answer.ts';
import { listPictures } from '../request-versions/versions-repository.ts';
import { listBilledSales, listToldSales } from './partner-sales-repository.ts';
import { salesAnswer } from './sales-answer.ts';

/** In addition to the current month. */
const MONTHS_BEFORE = 11;

export function partnerSalesRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, listPartnerSales, async ({ session: { user } }) => {
    const since = monthOf(dayInBucharest(new Date()), -MONTHS_BEFORE).start;
    const [told, billed, pictures] = await Promise.all([
      listToldSales(db, user.id, since),
      listBilledSales(db, user.id, since),
      listPictures(db, user.id),
    ]);
    return {
      data: salesAnswer(told, billed),
      pictures: pictures.map(({ requestId, file }) => ({
        request_id: requestId,
        picture: fileAnswer(config, file),
      })),
    };
  });
}
