import { platformConfig } from '@vitrina/shared-auth/platform';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './footer.module.css';

const text = messages.footer;

/** Support, hours and legal identity, all from configuration. */
export function Footer() {
  const { brand } = platformConfig();
  return (
    <footer className={style.footer}>
      <div className={style.columns}>
        <section>
          <h2 className={style.heading}>{text.support}</h2>
          <p>
            <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a>
          </p>
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
          <p>{text.hours}</p>
        </section>
        <nav aria-label={text.explore}>
          <h2 className={style.heading}>{text.explore}</h2>
          <p>
            <Link to="/products">{messages.nav.shop}</Link>
          </p>
          <p>
            <Link to="/quiz">{messages.nav.createRequest}</Link>
          </p>
        </nav>
        <section>
          <h2 className={style.heading}>{text.legal}</h2>
          <p>{brand.legalName}</p>
          <p>{brand.legalId}</p>
          <p>{brand.legalAddress}</p>
        </section>
      </div>
      <p className={style.rights}>{text.rights(new Date().getFullYear(), brand.legalName)}</p>
    </footer>
  );
}
