import { homeTexts } from '../../content/home.computed.ts';
import style from './commission-table.module.css';

const text = homeTexts.offer;

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
        {text.tiers.map(({ sales, percent }) => (
          <tr key={sales}>
            <td>{sales}</td>
            <td>{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
