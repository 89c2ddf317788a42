import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import picture from '../assets/illustrations/not-found.svg?url';
import { messages } from '../messages.ts';
import style from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <div className={style.page}>
      <img src={picture} width={240} height={180} alt="" />
      <h1>{messages.notFound.title}</h1>
      <p className={style.text}>{messages.notFound.detail}</p>
      <Link to="/" className={buttonClass()}>
        {messages.remoteError.home}
      </Link>
    </div>
  );
}
