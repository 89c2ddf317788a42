import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { deleteSavedAnswer } from '@vitrina/contract/calls/delete-saved-answer';
import { listSavedAnswers } from '@vitrina/contract/calls/list-saved-answers';
import { updateSavedAnswer } from '@vitrina/contract/calls/update-saved-answer';
import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  deleteAnswer,
  insertAnswer,
  listAnswers,
  type ShownAnswer,
  updateAnswer,
} from './saved-answers-repository.ts';

const answerOf = ({ authorName, ...row }: ShownAnswer): SavedAnswer => ({
  ...row,
  author_name: authorName,
});

/** One list for all staff who work with requests. */
export function savedAnswersRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listSavedAnswers, async () => ({ data: (await listAnswers(db)).map(answerOf) }));

  route(app, createSavedAnswer, async ({ body, session: { user } }) => {
    const answer = { ...body, authorId: user.id };
    return { data: answerOf(await inTransaction(db, (tx) => insertAnswer(tx, answer))) };
  });

  route(app, updateSavedAnswer, async ({ params, body }) => {
    const answer = { id: params.id, ...body };
    return { data: answerOf(await inTransaction(db, (tx) => updateAnswer(tx, answer))) };
  });

  route(app, deleteSavedAnswer, async ({ params }) => {
    const found = await inTransaction(db, (tx) => deleteAnswer(tx, params.id));
    if (!found) throw new HttpError('saved_answer_not_found');
    return { message: messages.savedAnswerDeleted };
  });
}
