import { type FieldKey, optionsOf, questionOf, sectionsFor } from '@vitrina/contract/questionnaire';
import { isContact, missing } from './required.ts';

/* Lower bound: the same questions with plain DOM functions. */

const answers: Record<string, string[]> = {};
const sections = sectionsFor(true);
const root = document.getElementById('quiz') as HTMLElement;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function field(key: FieldKey): HTMLElement {
  const { kind, label } = questionOf(key);
  const given = answers[key] ?? [];
  if (kind === 'line') return element('label', {}, label, text('input', key, given));
  if (kind === 'lines') return element('label', {}, label, text('textarea', key, given));
  const type = kind === 'choice' ? 'radio' : 'checkbox';
  const choices = optionsOf(key).map((value) =>
    element(
      'label',
      {},
      element('input', { type, name: key, value, checked: given.includes(value) }),
      value,
    ),
  );
  return element('fieldset', {}, element('legend', {}, label), ...choices);
}

const text = (tag: 'input' | 'textarea', name: string, [value = '']: string[]) =>
  element(tag, { name, value });

function show(step: number): void {
  const section = sections[step];
  if (!section) {
    root.replaceChildren(element('h2', {}, 'Verifică răspunsurile'));
    return;
  }
  const problems = element('p', { role: 'alert' });
  const form = element(
    'form',
    { noValidate: true },
    element('h2', {}, section.title),
    problems,
    ...section.questions.map(field),
    element('button', {}, 'Continuă'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    for (const key of section.questions) answers[key] = data.getAll(key).map(String);
    const empty = section.questions.filter(isContact).find((key) => !answers[key]?.[0]);
    if (empty) problems.textContent = missing(empty);
    else show(step + 1);
  });
  root.replaceChildren(form);
}

show(0);
