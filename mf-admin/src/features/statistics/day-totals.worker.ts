import { answerQuestions } from '../workers/answer-questions.ts';
import { fetchDayTotals, type OrdersSource } from './fetch-day-totals.ts';

answerQuestions((question: OrdersSource) => fetchDayTotals(question));
