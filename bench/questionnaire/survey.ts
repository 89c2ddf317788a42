import { optionsOf, questionOf, sectionsFor } from '@vitrina/contract/questionnaire';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { renderSurvey } from 'survey-js-ui';
import { isContact } from './required.ts';

/* The same questions in SurveyJS, in the lighter of its two packages for a page without React. */

const TYPES: Record<string, string> = {
  line: 'text',
  lines: 'comment',
  choice: 'radiogroup',
  choices: 'checkbox',
};

const survey = new Model({
  pageNextText: 'Continuă',
  completeText: 'Trimite cererea',
  pages: sectionsFor(true).map(({ id, title, questions }) => ({
    name: id,
    title,
    elements: questions.map((key) => ({
      name: key,
      title: questionOf(key).label,
      type: TYPES[questionOf(key).kind],
      isRequired: isContact(key),
      choices: optionsOf(key),
    })),
  })),
});
renderSurvey(survey, document.getElementById('quiz') as HTMLElement);
