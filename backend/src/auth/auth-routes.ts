import { setTimeout as sleep } from 'node:timers/promises';
import { exchangeToken } from '@vitrina/contract/calls/exchange-token';
import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { login } from '@vitrina/contract/calls/login';
import { logout } from '@vitrina/contract/calls/logout';
import { register } from '@vitrina/contract/calls/register';
import { resetPassword } from '@vitrina/contract/calls/reset-password';
import { sendVerification } from '@vitrina/contract/calls/send-verification';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import { verifyEmail as verifyEmailCall } from '@vitrina/contract/calls/verify-email';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { networkOf } from '../http/network-of.ts';
import { sendingOf } from '../http/repeated-request.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { endSession } from '../sessions/sessions.ts';
import { userAnswer } from '../users/user-answer.ts';
import { logIn } from './log-in.ts';
import { findOrExchange, redeem } from './one-time-tokens.ts';
import { registerAccount } from './register-account.ts';
import { requestVerification } from './request-verification.ts';
import { requestReset, setNewPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Longer than creating the link and mail takes, so known and unknown addresses answer after the same time.
 */
const RESET_STEP_MS = 200;

export function authRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, register, async ({ body, request }) => {
    await limits.take('register', networkOf(request));
    const { acceptTerms: _, ...registration } = body;
    const sending = sendingOf(request, registration);
    const created = await registerAccount(db, config, registration, sending);
    const message = messages.registered;
    return created ? { ...created, user: userAnswer(created.user), message } : { message };
  });

  route(app, login, async ({ body, request }) => {
    const { user, ...access } = await logIn(app.context, body, networkOf(request));
    return { user: userAnswer(user), ...access };
  });

  route(app, forgotPassword, async ({ body, request }) => {
    await limits.take('forgot-address', networkOf(request));
    await inWholeSteps(RESET_STEP_MS, async () => {
      // Above the limit nothing is sent and the answer stays the same, so a stranger can neither flood the
      // inbox nor lock the owner out.
      if (await limits.allows('forgot-account', body.email)) {
        await requestReset(db, config, body.email);
      }
    });
    return { message: messages.resetRequested };
  });

  route(app, resetPassword, async ({ body, request }) => {
    await limits.take('reset-password', networkOf(request));
    return { message: messages.passwordReset, deviceToken: await setNewPassword(db, body) };
  });

  route(
    app,
    validateToken,
    async ({ session: { user, exchanged } }) => ({
      user: userAnswer(user),
      ...(exchanged && { token: exchanged }),
    }),
    { identify: findOrExchange },
  );

  route(app, exchangeToken, async ({ body, request }) => {
    await limits.take('exchange-token', networkOf(request));
    const session = await redeem(db, body.token, body.verifier);
    if (!session?.exchanged) throw new HttpError('one_time_token_invalid');
    return { user: userAnswer(session.user), token: session.exchanged };
  });

  route(app, verifyEmailCall, async ({ body, session, request }) => {
    await limits.take('verify-email', networkOf(request));
    const { user, token } = await verifyEmail(db, body, session);
    return { user: userAnswer(user), token, message: messages.emailVerified };
  });

  route(app, sendVerification, async ({ body, session: { user } }) => {
    await limits.take('send-verification', String(user.id));
    await requestVerification(db, config, user, body.email ?? user.email);
    return { message: messages.verificationSent };
  });

  route(app, logout, async ({ session }) => {
    await endSession(db, session.tokenHash);
    return { message: messages.loggedOut };
  });
}

/** Answers or fails only after whole steps of `stepMs`, so the duration reveals nothing. */
async function inWholeSteps<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await sleep(stepMs - ((performance.now() - started) % stepMs));
  }
}
