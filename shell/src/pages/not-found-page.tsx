import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Illustration } from '@vitrina/shared-ui/illustration';
import { Link } from 'react-router-dom';
import picture from '../assets/illustrations/not-found.svg?url';
import { notFoundTexts as text } from '../content/not-found.ts';
import { ShopCategories } from '../features/shop-search/shop-categories.tsx';
import { ShopSearch } from '../features/shop-search/shop-search.tsx';
import { messages } from '../messages.ts';
import { Links } from '../navigation/links.tsx';
import style from './not-found-page.module.css';

export function NotFoundPage() {
  const { email, phone } = platformConfig().brand;
  return (
    <div className={style.page}>
      {/* For hosts of the page that answer every path with 200. */}
      <meta name="robots" content="noindex" />
      <Illustration src={picture} width={240} height={180} loading="eager" />
      <h1>{text.title}</h1>
      <p className={style.text}>{text.detail}</p>
      <Links of="shop">{({ to }) => <ShopSearch to={to} />}</Links>
      <div className={style.ways}>
        <Link to="/" className={buttonClass()}>
          {messages.remoteError.home}
        </Link>
        <Links of="shop">
          {({ to }) => (
            <Link to={to} className={buttonClass({ variant: 'secondary' })}>
              {text.products}
            </Link>
          )}
        </Links>
        <Link to="/faq" className={buttonClass({ variant: 'secondary' })}>
          {text.faq}
        </Link>
      </div>
      <p className={style.text}>
        {text.contact} <a href={phoneLink(phone)}>{phone}</a> {text.or}{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {hostCan('categories') && <Links of="shop">{({ to }) => <ShopCategories to={to} />}</Links>}
    </div>
  );
}
