import type { Business } from '@vitrina/contract/entities/business';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { profileMessages } from '../../profile-messages.ts';
import { companyName } from './companies-query.ts';
import style from './company-card.module.css';
import { CompanyForm } from './company-form.tsx';
import { isCompanyKept } from './company-form-name.ts';
import type { CompanyValues } from './company-values.ts';
import { RemoveCompany } from './remove-company.tsx';
import { changeCompany } from './use-company-changes.ts';
import { useFormOpener } from './use-form-opener.ts';

const text = profileMessages.companies;
const FACTS = ['cif', 'reg_com', 'bank', 'iban', 'business_address'] as const;

export function CompanyCard({ company, onRemoved }: CompanyCardProps) {
  const { isOpen, open, close, button } = useFormOpener(() => isCompanyKept(company));
  const name = companyName(company);
  const save = async (values: CompanyValues) => {
    await changeCompany(company.id, values);
    close();
  };
  return (
    <Card>
      <div className={style.head}>
        <h3 className={style.name}>{name}</h3>
        <div className={style.buttons}>
          {!isOpen && (
            <Button
              ref={button}
              variant="secondary"
              size="sm"
              aria-label={text.edit(name)}
              onClick={open}
            >
              {text.editShort}
            </Button>
          )}
          <RemoveCompany company={company} onRemoved={onRemoved} />
        </div>
      </div>
      {isOpen ? (
        <CompanyForm company={company} onSave={save} failed={text.updateFailed} onCancel={close} />
      ) : (
        <CompanyFacts company={company} />
      )}
    </Card>
  );
}

interface CompanyCardProps {
  company: Business;
  onRemoved: () => void;
}

function CompanyFacts({ company }: { company: Business }) {
  const known = FACTS.filter((key) => company[key]);
  if (known.length === 0) return null;
  return (
    <dl className={style.facts}>
      {known.map((key) => (
        <div key={key}>
          <dt>{text.fields[key]}</dt>
          <dd>{company[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
