import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { Link } from 'react-router-dom';
import { footerTexts } from '../content/footer.ts';
import { Links } from '../navigation/links.tsx';
import { BrandMark } from './brand-mark.tsx';
import style from './footer.module.css';

const text = footerTexts;

export function Footer() {
  const { brand } = platformConfig();
  return (
    <footer className={style.footer}>
      <div className={style.columns}>
        <section className={style.identity} aria-label={brand.name}>
          <p className={style.brand}>
            <BrandMark />
            {brand.name}
          </p>
          <p>{text.tagline}</p>
          <address className={style.address}>
            {brand.legalName}
            <br />
            {brand.legalId}
            <br />
            {brand.legalAddress}
          </address>
        </section>
        <section>
          <h2 className={style.heading}>{text.support}</h2>
          <ul className={style.list}>
            <li>
              <a href={phoneLink(brand.phone)}>{brand.phone}</a>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
            <li>{text.hours}</li>
            <li>
              <Link to="/faq">{text.faq}</Link>
            </li>
          </ul>
        </section>
        <nav aria-label={text.explore}>
          <h2 className={style.heading}>{text.explore}</h2>
          <ul className={style.list}>
            <li>
              <Link to="/#how">{text.how}</Link>
            </li>
            <Links of="request">
              {({ to }) => (
                <li>
                  <Link to={to}>{text.request}</Link>
                </li>
              )}
            </Links>
            <Links of="shop">
              {({ to }) => (
                <li>
                  <Link to={to}>{text.shop}</Link>
                </li>
              )}
            </Links>
          </ul>
        </nav>
        <nav aria-label={text.legal}>
          <h2 className={style.heading}>{text.legal}</h2>
          <ul className={style.list}>
            <li>
              <Link to="/terms">{text.terms}</Link>
            </li>
            <li>
              <Link to="/cookies">{text.cookies}</Link>
            </li>
            <li>
              <Link to="/withdrawal">{text.withdrawal}</Link>
            </li>
            <li>
              <a href="https://anpc.ro/">{text.anpc}</a>
            </li>
            <li>
              <a href="https://anpc.ro/ce-este-sal/">{text.sal}</a>
            </li>
          </ul>
        </nav>
      </div>
      <p className={style.rights}>{text.rights(brand.legalName)}</p>
    </footer>
  );
}
