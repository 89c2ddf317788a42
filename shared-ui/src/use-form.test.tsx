import { expect, rstest, test } from '@rstest/core';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormAlert } from './form-alert.tsx';
import { TextField } from './text-field.tsx';
import { type FormRefusal, useForm } from './use-form.ts';

interface Values {
  email: string;
  name: string;
  city: string;
}

interface SampleProps {
  send?: (input: Values) => Promise<undefined>;
  refused?: (error: unknown) => FormRefusal | undefined;
  live?: boolean;
  once?: boolean;
}

/** The e-mail is controlled, the name is not, the city is not on the page. */
function Sample({ send = async () => undefined, ...options }: SampleProps) {
  const [held, setHeld] = useState({ email: '', name: '', city: 'Cluj' });
  const form = useForm<Values, Values>({
    values: held,
    setValues: (next) =>
      setHeld((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) })),
    read: (values) => {
      const errors = {
        // Not in the order of the page.
        ...(!values.name && { name: 'Scrie numele' }),
        ...(!values.email.includes('@') && { email: 'Scrie adresa' }),
        ...(values.city !== 'Cluj' && { city: 'Orașul lipsește' }),
      };
      return Object.keys(errors).length > 0 ? { errors } : { input: values };
    },
    send,
    ...options,
  });
  return (
    <form {...form.props} aria-label="formular">
      <TextField {...form.field('email')} label="E-mail" onBlur={() => form.judge('email')} />
      <TextField name="name" label="Nume" error={form.errors.name} />
      <FormAlert notice={form.notice} />
      <button type="submit" aria-busy={form.busy}>
        Trimite
      </button>
      <button type="button" onClick={() => form.change({ city: '' })}>
        Fără oraș
      </button>
    </form>
  );
}

function open(props: SampleProps = {}) {
  render(<Sample {...props} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Trimite' });
  return {
    user,
    button,
    email: screen.getByLabelText('E-mail'),
    name: screen.getByLabelText('Nume'),
    press: () => user.click(button),
    async fill() {
      await user.type(screen.getByLabelText('E-mail'), 'ana@exemplu.ro');
      await user.type(screen.getByLabelText('Nume'), 'Ana');
    },
  };
}

test('the first wrong field in the order of the page has the focus, with its error tied to it', async () => {
  const send = rstest.fn(async () => undefined);
  const { email, name, press } = open({ send });
  await press();
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Scrie adresa');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('an error goes as its field is edited, and the others stay', async () => {
  const { user, email, name, press } = open();
  await press();
  await user.type(email, 'a');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await user.type(name, 'A');
  expect(screen.queryByText('Scrie numele')).toBeNull();
});

test('an error of no field of the page stands above the button', async () => {
  const { user, press, fill } = open();
  await fill();
  await user.click(screen.getByText('Fără oraș'));
  await press();
  expect(screen.getByRole('alert').textContent).toBe('Orașul lipsește');
});

test('controlled, uncontrolled and absent fields are sent, once', async () => {
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const send = rstest.fn(() => answered);
  const { user, button, fill } = open({ send });
  await fill();
  await user.dblClick(button);
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(send.mock.calls).toEqual([
    [{ email: 'ana@exemplu.ro', name: 'Ana', city: 'Cluj' }, expect.anything()],
  ]);
  answer();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
});

test.each([
  ['at the field that the host names', 'name', null],
  ['above the button for a field that is not there', 'altul', 'Refuzat'],
  ['above the button', null, 'Refuzat'],
])('a refusal is said %s', async (_where, field, alert) => {
  const { name, button, press, fill } = open({
    send: () => Promise.reject(new Error('nu')),
    refused: () => ({ text: 'Refuzat', field }),
  });
  await fill();
  await press();
  await waitFor(() => expect(screen.getByText('Refuzat')).toBeTruthy());
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(alert);
  expect(document.activeElement).toBe(alert === null ? name : button);
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test('a live form judges a field when it is left, and from then on at each change', async () => {
  const { user, email } = open({ live: true });
  await user.type(email, 'ana');
  expect(screen.queryByText('Scrie adresa')).toBeNull();
  await user.tab();
  expect(screen.getByText('Scrie adresa')).toBeTruthy();
  expect(screen.queryByText('Scrie numele')).toBeNull();
  await user.type(email, '@');
  expect(screen.queryByText('Scrie adresa')).toBeNull();
  await user.clear(email);
  expect(screen.getByText('Scrie adresa')).toBeTruthy();
});

test('what was sent once is sent again only after something was edited', async () => {
  const send = rstest.fn(async () => undefined);
  const { user, name, press, fill } = open({ send, once: true });
  await fill();
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  await user.type(name, 'x');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal that is said elsewhere leaves the form as it was typed', async () => {
  const refused = rstest.fn(() => undefined);
  const { name, button, press, fill } = open({
    send: () => Promise.reject(new Error('nu')),
    refused,
  });
  await fill();
  await press();
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(name).toHaveProperty('value', 'Ana');
});

test('an error that nobody expected is passed on, and the form can be sent again', async () => {
  const { result } = renderHook(() =>
    useForm({ values: {}, read: (input) => ({ input }), send: () => {} }),
  );
  const fault = new Error('neprevăzut');
  const fail = () => result.current.run(() => Promise.reject(fault));
  await act(() => expect(fail()).rejects.toBe(fault));
  expect(result.current.busy).toBe(false);
  await act(() => expect(fail()).rejects.toBe(fault));
});
