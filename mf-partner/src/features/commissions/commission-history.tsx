import type { Commission } from '@vitrina/contract/entities/commission';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { SelectField } from '@vitrina/shared-ui/select-field';
import Download from 'lucide-react/icons/download';
import type { Ref } from 'react';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.ts';
import style from './commission-list.module.css';
import { CommissionPages } from './commission-pages.tsx';
import { commissionsCsv } from './commissions-csv.ts';
import {
  type CommissionFilter,
  filterCommissions,
  latestFirst,
  type PaidFilter,
  sitesOf,
} from './filter-commissions.ts';
import { siteName } from './site-name.ts';

const text = messages.commissions;

interface CommissionHistoryProps {
  commissions: readonly Commission[];
  filter: CommissionFilter;
  onFilter: (filter: CommissionFilter) => void;
  ref: Ref<HTMLElement>;
}

export function CommissionHistory({ commissions, filter, onFilter, ref }: CommissionHistoryProps) {
  const found = latestFirst(filterCommissions(commissions, filter));
  const change = (part: Partial<CommissionFilter>) => onFilter({ ...filter, ...part });
  return (
    <PageSection ref={ref} title={text.history} action={<CsvButton commissions={found} />}>
      <Filters commissions={commissions} filter={filter} onChange={change} />
      {found.length === 0 ? (
        <EmptyState title={text.nothingFound} />
      ) : (
        // A new filter starts at page one.
        <CommissionPages key={`${filter.paid} ${filter.site}`} commissions={found} />
      )}
    </PageSection>
  );
}

function CsvButton({ commissions }: { commissions: readonly Commission[] }) {
  const save = () => saveFile(text.csv.file, commissionsCsv(commissions));
  return (
    <Button variant="secondary" size="sm" onClick={save}>
      <Download />
      {text.csv.save}
    </Button>
  );
}

interface FiltersProps {
  commissions: readonly Commission[];
  filter: CommissionFilter;
  onChange: (part: Partial<CommissionFilter>) => void;
}

function Filters({ commissions, filter, onChange }: FiltersProps) {
  const sites = sitesOf(commissions);
  const count = (paid: PaidFilter) =>
    filterCommissions(commissions, { paid, site: filter.site }).length;
  return (
    <div className={style.filters}>
      <SegmentedControl
        label={text.filters.paid}
        segments={(['all', 'unpaid', 'paid'] as const).map((value) => ({
          value,
          label: text.filters.states[value],
          count: count(value),
        }))}
        value={filter.paid}
        onValueChange={(paid) => onChange({ paid })}
      />
      {sites.length > 1 && (
        <SelectField
          label={text.filters.site}
          value={filter.site}
          onChange={(event) => onChange({ site: event.target.value })}
        >
          <option value="">{text.filters.allSites}</option>
          {sites.map((site) => (
            <option key={site} value={site}>
              {siteName({ website_url: site })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
