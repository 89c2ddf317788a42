import { Card } from '@vitrina/shared-ui/card';
import CreditCard from 'lucide-react/icons/credit-card';
import Headset from 'lucide-react/icons/headset';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Palette from 'lucide-react/icons/palette';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Plug from 'lucide-react/icons/plug';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import { homeTexts } from '../../content/home.computed.ts';
import { CalculatorButton } from '../calculator/calculator-button.tsx';
import { CommissionTable } from './commission-table.tsx';
import style from './offer.module.css';

const text = homeTexts.offer;

/** In the order of the texts. */
const ICONS = [
  Zap,
  Palette,
  Mail,
  Headset,
  LayoutDashboard,
  Wrench,
  PiggyBank,
  RefreshCw,
  CreditCard,
  Plug,
];

export function Offer() {
  return (
    <section className={style.section} aria-labelledby="offer-title">
      <div>
        <h2 id="offer-title" className={style.heading}>
          {text.title}
        </h2>
        <p className={style.lead}>{text.lead}</p>
        <ul className={style.list}>
          {text.list.map((item, index) => {
            const Icon = ICONS[index] ?? Zap;
            return (
              <li key={item} className={style.item}>
                <span className={style.icon}>
                  <Icon />
                </span>
                {item}
              </li>
            );
          })}
        </ul>
      </div>
      <Card padding="lg" className={style.price ?? ''}>
        <p className={style.amount}>{text.price}</p>
        <p className={style.amountLabel}>{text.priceLabel}</p>
        <h3 className={style.commission}>{text.commissionTitle}</h3>
        <CommissionTable />
        <p className={style.note}>{text.commissionText}</p>
        <CalculatorButton />
        <p className={style.note}>{text.nothingElse}</p>
      </Card>
    </section>
  );
}
