import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { login } from '@vitrina/contract/calls/login';
import { logout } from '@vitrina/contract/calls/logout';
import { register } from '@vitrina/contract/calls/register';
import { resetPassword } from '@vitrina/contract/calls/reset-password';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { userAnswer } from '../users/user-answer.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { inWholeSteps } from './in-whole-steps.ts';
import { findOrExchange } from './one-time-tokens.ts';
import { verifyPassword } from './passwords.ts';
import { registerAccount } from './register-account.ts';
import { requestReset, resetPassword as setNewPassword } from './reset-password.ts';
import { endSession, startSession } from './sessions.ts';

/** Longer than writing link and mail takes: known and unknown addresses answer at the same time. */
const RESET_STEP_MS = 200;

export function authRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, register, async ({ body, request }) => {
    await limits.take('register', request.ip);
    const { acceptTerms: _, ...registration } = body;
    const created = await registerAccount(db, config, registration);
    const message = messages.registered;
    return created
      ? { user: userAnswer(created.user), token: created.token, message }
      : { message };
  });

  route(app, login, async ({ body, request }) => {
    await limits.take('login-address', request.ip);
    // Before the account: what the pair refuses must not use up the attempts of its owner.
    await limits.take('login-pair', `${body.email} ${request.ip}`);
    await limits.take('login-account', body.email);
    const user = await findUserByEmail(db, body.email);
    const matches = await verifyPassword(user?.passwordHash, body.password);
    if (!user || !matches) throw new HttpError('invalid_credentials');
    const token = await startSession(db, user.id, { remember: body.remember });
    return { user: userAnswer(user), token };
  });

  route(app, forgotPassword, async ({ body, request }) => {
    await limits.take('forgot-address', request.ip);
    await inWholeSteps(RESET_STEP_MS, async () => {
      // Beyond it nothing is sent, and nothing else is said: a stranger who asks for somebody's links
      // neither fills their inbox nor locks them out of the page.
      if (await limits.allows('forgot-account', body.email)) {
        await requestReset(db, config, body.email);
      }
    });
    return { message: messages.resetRequested };
  });

  route(app, resetPassword, async ({ body, request }) => {
    await limits.take('reset-password', request.ip);
    await setNewPassword(db, body);
    return { message: messages.passwordReset };
  });

  route(
    app,
    validateToken,
    async ({ session: { user, exchange } }) => ({
      user: userAnswer(user),
      ...(exchange && { token: exchange.token, confirm: exchange.purpose === 'guest-request' }),
    }),
    { identify: findOrExchange },
  );

  route(app, logout, async ({ session }) => {
    await endSession(db, session.tokenHash);
    return { message: messages.loggedOut };
  });
}
