import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { lacksCompany } from '@vitrina/contract/rules/lacks-company';
import { Alert } from '@vitrina/shared-ui/alert';
import { Link } from 'react-router-dom';
import { onboardingMessages } from '../../onboarding-messages.ts';
import { COMPANY_FORM } from '../companies/companies-hash.ts';

const { text, action } = onboardingMessages.company;

/** A website needs a company: says so and links to the form. */
export function CompanyMissing({ request }: { request: WebsiteRequest }) {
  if (!lacksCompany(request)) return null;
  return (
    <Alert tone="warning" role="none" actions={<Link to={COMPANY_FORM}>{action}</Link>}>
      {text}
    </Alert>
  );
}
