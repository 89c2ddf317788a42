import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { homeTexts } from '../../content/home.computed.ts';
import { HERO_PICTURES } from '../hero/pictures.ts';
import style from './shop-teaser.module.css';

const text = homeTexts.shopTeaser;

/** The way to our own shop. */
export function ShopTeaser() {
  return (
    <section className={style.section} aria-labelledby="shop-title">
      <div className={style.band}>
        <div className={style.words}>
          <h2 id="shop-title">{text.title}</h2>
          <p className={style.text}>{text.text}</p>
          <Link to="/products" className={buttonClass({ size: 'lg' })}>
            {text.action}
          </Link>
        </div>
        <img
          className={style.picture}
          src={HERO_PICTURES[1].src}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
        />
      </div>
    </section>
  );
}
