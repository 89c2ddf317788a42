import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import CodeXml from 'lucide-react/icons/code-xml';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './embed-link.module.css';

const text = messages.contact;

/** Leads to the page that prepares the questionnaire for the partner's own site. */
export function EmbedLink() {
  return (
    <Card className={style.card}>
      <h2 className={style.title}>{text.embed}</h2>
      <p>{text.embedHint}</p>
      <Link to="/quiz/embed" className={buttonClass({ variant: 'secondary' })}>
        <CodeXml />
        {text.embedAction}
      </Link>
    </Card>
  );
}
