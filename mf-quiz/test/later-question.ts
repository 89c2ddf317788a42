import { onTestFinished } from '@rstest/core';
import type { Capability } from '@vitrina/contract/capabilities';
import { QUESTIONS } from '@vitrina/contract/questionnaire';

/** Makes the question `timeline` one that came later, until the test ends. */
export function laterQuestion(capability: Capability): void {
  const question: { label: string; capability?: Capability } = QUESTIONS.timeline;
  question.capability = capability;
  onTestFinished(() => void delete question.capability);
}
