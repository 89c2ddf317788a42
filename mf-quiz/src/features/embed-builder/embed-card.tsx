import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import CodeXml from 'lucide-react/icons/code-xml';
import { Link } from 'react-router-dom';
import { embedCardTexts as texts } from '../../messages.ts';
import style from './embed-card.module.css';

export function EmbedCard() {
  return (
    <Card className={style.card}>
      <h2 className={style.title}>{texts.title}</h2>
      <p className={style.hint}>{texts.hint}</p>
      <Link to="/quiz/embed" className={buttonClass({ variant: 'secondary' })}>
        <CodeXml />
        {texts.action}
      </Link>
    </Card>
  );
}
