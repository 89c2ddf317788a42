import { takeOver } from './take-over.tsx';

/** The second script of the frame document: all that the first section does without. */
globalThis.vitrinaQuiz.provide(takeOver);
