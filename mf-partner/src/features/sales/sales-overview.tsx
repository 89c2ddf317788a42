import { CommissionSummary } from '../overview/commission-summary.tsx';
import { SalesCard } from './sales-card.tsx';
import { SalesHistory } from './sales-history.tsx';
import style from './sales-overview.module.css';

export const SalesOverview = () => (
  <>
    <div className={style.place}>
      <div className={style.cards}>
        <SalesCard />
        <CommissionSummary />
      </div>
    </div>
    <SalesHistory />
  </>
);
