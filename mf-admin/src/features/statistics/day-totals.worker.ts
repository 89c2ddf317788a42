import { answerQuestions } from '../workers/answer-questions.ts';
import { fetchDayTotals } from './fetch-day-totals.ts';

answerQuestions(fetchDayTotals);
