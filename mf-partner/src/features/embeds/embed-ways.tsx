import { Link } from 'react-router-dom';
import { embedMessages } from '../../embed-messages.ts';

const text = embedMessages.ways;

/** What else a form is put on a site with; none of it is to be had in public. */
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
