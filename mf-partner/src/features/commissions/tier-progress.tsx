import type { Commission } from '@vitrina/contract/entities/commission';
import { formatBani } from '@vitrina/contract/rules/money';
import { Card } from '@vitrina/shared-ui/card';
import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import { messages } from '../../messages.ts';
import { siteName } from './site-name.ts';
import { type TierDistance, tierDistances } from './tier-distances.ts';
import style from './tier-progress.module.css';

const text = messages.commissions.tiers;

export function TierProgress({ commissions }: { commissions: readonly Commission[] }) {
  const distances = tierDistances(commissions);
  if (distances.length === 0) return null;
  return (
    <Card className={style.card}>
      <h2 className={style.title}>{text.title}</h2>
      <ul className={style.sites}>
        {distances.map((distance) => (
          <li key={distance.commission.commission_id} className={style.site}>
            <Distance distance={distance} />
          </li>
        ))}
      </ul>
      <p className={style.muted}>{text.rule}</p>
    </Card>
  );
}

function Distance({ distance: { commission, salesBani, percent, next } }: DistanceProps) {
  const sold = text.sold(formatBani(salesBani));
  return (
    <>
      <p className={style.line}>
        <strong>{siteName(commission)}</strong>
        <span>{sold}</span>
      </p>
      <ProgressBar
        label={`${siteName(commission)}: ${sold}`}
        value={salesBani}
        max={salesBani + (next?.missingBani ?? 0) || 1}
      />
      <p className={style.muted}>
        {next ? text.missing(formatBani(next.missingBani), next.percent) : text.cheapest(percent)}
      </p>
    </>
  );
}

interface DistanceProps {
  distance: TierDistance;
}
