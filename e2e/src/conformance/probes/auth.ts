import { exchangeToken } from '@vitrina/contract/calls/exchange-token';
import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { googleLogin } from '@vitrina/contract/calls/google-login';
import { login } from '@vitrina/contract/calls/login';
import { logout } from '@vitrina/contract/calls/logout';
import { register } from '@vitrina/contract/calls/register';
import { resetPassword } from '@vitrina/contract/calls/reset-password';
import { sendVerification } from '@vitrina/contract/calls/send-verification';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import { verifyEmail } from '@vitrina/contract/calls/verify-email';
import { defineProbes } from '../probe.ts';
import { DELIVERY, freshEmail } from '../samples.ts';

const PASSWORD = `parola-${crypto.randomUUID()}`;

export const authProbes = defineProbes([
  {
    call: login,
    async run(run) {
      const body = { email: run.state.userEmail, password: 'nu este aceasta', remember: false };
      await run.isRefused(login, { body }, 'a wrong password');
      await run.isRefused(login, { body: { email: 'nimic' } }, 'a request without a password');
      // The correct one is sent first: without a token the run cannot continue.
      run.token('user');
    },
  },
  {
    call: validateToken,
    async run(run) {
      const answer = await run.succeeds(validateToken, {}, 'user');
      if (answer && answer.user.role !== 'user') run.differ(`the role is ${answer.user.role}`);
    },
  },
  {
    call: register,
    writes: true,
    async run(run) {
      const { name, phone, address, county, locality, zip } = DELIVERY;
      const account = { name, email: freshEmail(), password: PASSWORD };
      const page = { ...account, phone: '', address: '', acceptTerms: true as const };
      const first = await run.succeeds(register, { body: page });
      if (first && !(first.user && first.token)) run.differ('answers no user and token');
      // A different person's: the same body again may be a browser's retry.
      const stranger = { ...page, password: `${PASSWORD}-2` };
      const again = await run.send(register, { body: stranger });
      const leaked = again.ok && (again.json as { token?: unknown } | null)?.token;
      if (leaked) run.differ('signs in who registers with an address that has an account');
      const checkout = { ...account, email: freshEmail(), phone, address, county, locality, zip };
      await run.succeeds(register, { body: checkout });
      await run.isRefused(register, { body: { ...page, email: 'nimic' } }, 'a wrong address');
    },
  },
  {
    call: forgotPassword,
    writes: true,
    async run(run) {
      await run.succeeds(forgotPassword, { body: { email: run.state.userEmail } });
      await run.isRefused(forgotPassword, { body: {} }, 'a request without an address');
    },
  },
  {
    call: resetPassword,
    async run(run) {
      const body = { token: 'no-such-token', newPassword: PASSWORD };
      if ((await run.send(resetPassword, { body })).status === 404) run.missing();
      await run.isRefused(resetPassword, { body }, 'a token that was never sent');
    },
  },
  {
    call: googleLogin,
    async run(run) {
      const query = { redirect: '/login', challenge: 'A'.repeat(43) };
      const { status, headers } = await run.send(googleLogin, { query: { redirect: '/login' } });
      if (status === 404) run.missing();
      const target = headers.get('location');
      if (status < 300 || status > 399 || !target) run.differ(`answers ${status}, not a redirect`);
      const challenged = await run.send(googleLogin, { query });
      if (challenged.headers.get('location')) run.shows('exchange-token');
      const outside = await run.send(googleLogin, { query: { redirect: '//exemplu.ro/' } });
      if (outside.headers.get('location')?.includes('//exemplu.ro/'))
        run.differ('comes back to another site');
    },
  },
  {
    call: exchangeToken,
    async run(run) {
      const answer = await run.send(exchangeToken, { body: { token: run.token('user') } });
      if (answer.status === 404) return run.missing();
      if (answer.ok) run.differ("takes a session's own token for a one-time token");
    },
  },
  {
    call: verifyEmail,
    async run(run) {
      const body = { token: 'no-such-token' };
      if ((await run.send(verifyEmail, { body })).status === 404) return run.missing();
      await run.isRefused(verifyEmail, { body }, 'a token that was never sent');
    },
  },
  {
    call: sendVerification,
    writes: true,
    async run(run) {
      const answer = await run.send(sendVerification, { body: {} }, run.token('user'));
      if (answer.status === 404) return run.missing();
      // 409: the address is already verified.
      if (!answer.ok && answer.status !== 409) run.differ(`answers ${answer.status}`);
    },
  },
  {
    call: logout,
    async run(run) {
      const token = await run.signInAgain();
      const ended = await run.send(logout, {}, token);
      if (ended.status === 404) return run.missing();
      if (!ended.ok) return run.differ(`answers ${ended.status}`);
      if ((await run.send(validateToken, {}, token)).ok) run.differ('the token still works');
    },
  },
]);
