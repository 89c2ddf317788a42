import { expect, test } from '@rstest/core';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { sectionsFor } from '@vitrina/contract/questionnaire';
import fc from 'fast-check';
import { anyAnswers } from '../../test/arbitraries.ts';
import { noAnswers } from './questions.ts';
import { toRequest } from './to-request.ts';

const sections = sectionsFor(true);

test('whatever is answered, the host takes it as it is sent, all 18 keys', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { body } = toRequest({ guest: false, answers, sections }, {});
      expect(Object.keys(body)).toHaveLength(18);
      expect(createWebsiteRequest.body.parse(body)).toEqual(body);
    }),
  );
});

test('a guest adds e-mail and phone, trimmed, and apart what tells a script from a person', () => {
  const contact = { email: ' ana@exemplu.ro ', phone: ' 0712 345 678 ' };
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const signs = { website: 'x', elapsedMs: 90_000 };
      const { body, ...rest } = toRequest(
        { guest: true, answers: { ...answers, ...contact }, sections },
        signs,
      );
      expect(Object.keys(body)).toHaveLength(20);
      expect(body).toMatchObject({ email: 'ana@exemplu.ro', phone: '0712 345 678' });
      expect(rest).toEqual({ guest: true, signs });
      expect(createGuestWebsiteRequest.body.parse({ ...body, ...signs })).toEqual({
        ...body,
        ...signs,
      });
    }),
  );
});

test('a question that does not apply is sent empty, whatever had been typed', () => {
  const answers = {
    ...noAnswers(),
    facturare: 'Nu am nevoie',
    sistemFacturare: 'Un program',
  } as const;
  const { body } = toRequest({ guest: false, answers, sections }, {});
  expect(body.sistemFacturare).toBe('');
});
