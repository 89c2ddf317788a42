import { useQuery } from '@tanstack/react-query';
import type { Business } from '@vitrina/contract/entities/business';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { profileMessages } from '../../profile-messages.ts';
import { AddCompany } from './add-company.tsx';
import { COMPANIES_HASH } from './companies-hash.ts';
import { companiesQuery, useUnreadableCompanies } from './companies-query.ts';
import { CompanyCard } from './company-card.tsx';
import style from './company-list.module.css';

const text = profileMessages.companies;

export function CompanyList() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section id={COMPANIES_HASH.slice(1)} className={style.section} aria-label={text.title}>
      <h2 ref={heading} tabIndex={-1} className={style.title}>
        {text.title}
      </h2>
      <QueryView
        query={useQuery(companiesQuery())}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(companies) => (
          <Companies companies={companies} onOneGone={() => heading.current?.focus()} />
        )}
      </QueryView>
    </section>
  );
}

interface CompaniesProps {
  companies: readonly Business[];
  /** A card disappeared with its focus. */
  onOneGone: () => void;
}

function Companies({ companies, onOneGone }: CompaniesProps) {
  const unreadable = useUnreadableCompanies();
  const noteRemoval = useAfterRemoval(companies, onOneGone);
  return (
    <>
      <UnreadableRows rows={unreadable} text={text.unreadable} />
      {companies.length > 0 && (
        <ul className={style.list}>
          {companies.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} onRemoved={noteRemoval} />
            </li>
          ))}
        </ul>
      )}
      <AddCompany isFirst={companies.length === 0 && unreadable.length === 0} />
    </>
  );
}

/** Runs `act` once the list that follows the returned call is rendered. */
function useAfterRemoval(companies: readonly Business[], act: () => void): () => void {
  const removed = useRef(false);
  const shown = useRef(companies);
  useEffect(() => {
    const changed = shown.current !== companies;
    shown.current = companies;
    if (!changed || !removed.current) return;
    removed.current = false;
    act();
  });
  return () => {
    removed.current = true;
  };
}
