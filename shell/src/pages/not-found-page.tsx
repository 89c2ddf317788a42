import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <div className={style.page}>
      <h1>{messages.notFound.title}</h1>
      <p className={style.text}>{messages.notFound.detail}</p>
      <Link to="/" className={buttonClass()}>
        {messages.remoteError.home}
      </Link>
    </div>
  );
}
