import { COMMISSION_TIERS } from '@vitrina/contract/rules/commission';
import { homeTexts } from '../../content/home.ts';
import style from './commission-table.module.css';
import { tierLabel } from './tier-label.ts';

const text = homeTexts.offer;

/** The commission of each tier of a month's sales. */
export function CommissionTable() {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{text.sales}</th>
          <th scope="col">{text.commission}</th>
        </tr>
      </thead>
      <tbody>
        {COMMISSION_TIERS.map((tier) => (
          <tr key={tier.percent}>
            <td>{tierLabel(tier)}</td>
            <td>{tier.percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
