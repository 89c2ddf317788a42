import { login } from '@vitrina/contract/calls/login';
import {
  callApi,
  endSession,
  parseUser,
  type SessionUser,
  serverMessageOr,
  signIn,
} from '@vitrina/shared-auth';
import { type FormEvent, useState } from 'react';
import { messages } from './messages.ts';

export function SignInPanel({ user }: { user: SessionUser | null }) {
  const [failure, setFailure] = useState('');
  if (user) {
    return (
      <p>
        {user.name} ({user.role}){' '}
        <button type="button" onClick={() => endSession('signed-out')}>
          {messages.signOut}
        </button>
      </p>
    );
  }
  const submit = async (form: FormData) => {
    const body = {
      email: String(form.get('email')),
      password: String(form.get('password')),
      remember: true,
    };
    try {
      const answer = await callApi(login, { body });
      const found = parseUser(answer.user);
      if (found) signIn(found, answer.token ?? null);
    } catch (error) {
      setFailure(serverMessageOr(error, messages.failed));
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={onSubmit}>
      <input
        name="email"
        type="email"
        aria-label={messages.email}
        placeholder={messages.email}
        autoComplete="username"
      />
      <input
        name="password"
        type="password"
        aria-label={messages.password}
        placeholder={messages.password}
        autoComplete="current-password"
      />
      <button type="submit">{messages.signIn}</button>
      <span role="alert">{failure}</span>
    </form>
  );
}
