import { expect, test } from '@rstest/core';
import { questionnaireAnswers } from '@vitrina/contract/entities/questionnaire-answers';
import { emptyAnswers, serializeAnswers } from '@vitrina/contract/rules/questionnaire-answers';
import { LIVE_SITES } from './live-sites.ts';
import { OPEN_REQUESTS } from './open-requests.ts';
import { requestHistory } from './request-history.ts';

const NOW = new Date('2026-01-07T08:00:00Z');
const ALL = [...LIVE_SITES, ...OPEN_REQUESTS];

test.each(ALL.map(({ answers }) => answers))(
  '$businessName answers as the questionnaire does',
  (answers) => {
    const stored = { ...emptyAnswers(), ...answers };
    expect(questionnaireAnswers.parse(answers)).toEqual(stored);
    expect(serializeAnswers(answers)).toEqual(stored);
  },
);

test('a request ends in its state and never changes in the future', () => {
  for (const request of ALL) {
    const events = requestHistory(request, NOW);
    expect(events.at(-1)?.toStatus).toBe(request.status);
    for (const { at } of events) expect(at.getTime()).toBeLessThan(NOW.getTime());
  }
});
