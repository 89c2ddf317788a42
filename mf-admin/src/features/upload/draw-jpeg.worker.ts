import { answerQuestions } from '../workers/answer-questions.ts';
import { drawJpeg } from './draw-jpeg.ts';

answerQuestions(drawJpeg);
