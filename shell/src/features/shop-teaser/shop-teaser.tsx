import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import picture from '../../assets/illustrations/shop.svg?url';
import { homeTexts } from '../../content/home.computed.ts';
import { Links } from '../../navigation/links.tsx';
import style from './shop-teaser.module.css';

const text = homeTexts.shopTeaser;

export const ShopTeaser = () => <Links of="shop">{({ to }) => <Teaser to={to} />}</Links>;

function Teaser({ to }: { to: string }) {
  return (
    <section className={style.section} aria-labelledby="shop-title">
      <div className={style.band}>
        <div className={style.words}>
          <h2 id="shop-title">{text.title}</h2>
          <p className={style.text}>{text.text}</p>
          <Link to={to} className={buttonClass({ size: 'lg' })}>
            {text.action}
          </Link>
        </div>
        <img
          className={style.picture}
          src={picture}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
        />
      </div>
    </section>
  );
}
