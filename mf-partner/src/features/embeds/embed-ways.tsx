import { Link } from 'react-router-dom';
import { embedMessages } from '../../embed-messages.ts';

const text = embedMessages.ways;

/** Other ways to embed a form; none is published yet. */
export const EmbedWays = () => (
  <>
    <ul>
      <li>{text.wordpress}</li>
      <li>
        {text.element} <code>@vitrina/quiz-element</code>
      </li>
      <li>
        {text.react} <code>@vitrina/quiz-react</code>
      </li>
    </ul>
    <p>
      {text.ask} <Link to="/users/dashboard/contact">{text.contact}</Link>
    </p>
  </>
);
