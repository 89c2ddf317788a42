import { type FieldKey, optionsOf, questionOf, sectionsFor } from '@vitrina/contract/questionnaire';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isContact, missing } from './required.ts';

/* The same wizard in plain React. */

const sections = sectionsFor(true);
type Answers = Record<string, string[]>;

function Field({ name, given }: { name: FieldKey; given: string[] }) {
  const { kind, label } = questionOf(name);
  if (kind === 'line' || kind === 'lines') {
    const id = `field-${name}`;
    const text = { id, name, defaultValue: given[0] };
    return (
      <p>
        <label htmlFor={id}>{label}</label>
        {kind === 'line' ? <input {...text} /> : <textarea {...text} />}
      </p>
    );
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {optionsOf(name).map((value) => (
        <label key={value}>
          <input
            type={kind === 'choice' ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={given.includes(value)}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

function Wizard() {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [problem, setProblem] = useState('');
  const section = sections[step];
  if (!section) return <h2>Verifică răspunsurile</h2>;
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given: Answers = Object.fromEntries(
      section.questions.map((key) => [key, data.getAll(key).map(String)]),
    );
    const empty = section.questions.filter(isContact).find((key) => !given[key]?.[0]);
    setAnswers({ ...answers, ...given });
    setProblem(empty ? missing(empty) : '');
    if (!empty) setStep(step + 1);
  };
  return (
    <form noValidate key={section.id} onSubmit={next}>
      <h2>{section.title}</h2>
      <p role="alert">{problem}</p>
      {section.questions.map((key) => (
        <Field key={key} name={key} given={answers[key] ?? []} />
      ))}
      <button type="submit">Continuă</button>
    </form>
  );
}

createRoot(document.getElementById('quiz') as HTMLElement).render(<Wizard />);
