import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import { fold } from '@vitrina/contract/rules/fold';

/** Every word of `query` must occur; matches by name come first. */
export function findAnswers(answers: readonly SavedAnswer[], query: string): SavedAnswer[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word));
  const found = answers.filter(({ title, text }) => hasAll(`${title}\n${text}`));
  return found.toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)));
}
