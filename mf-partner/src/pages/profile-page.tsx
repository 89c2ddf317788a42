import { loadProfile } from '@vitrina/shared-auth/per-package/profile';
import { loadCompanies } from '../features/companies/companies-query.ts';
import { CompanyList } from '../features/companies/company-list.tsx';
import { MailSettings } from '../features/mail-settings/mail-settings.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { UnsavedChanges } from '../features/unsaved-changes/unsaved-changes.tsx';
import { PageSection } from '../layout/page-section.tsx';
import { profileMessages } from '../profile-messages.ts';

export const handle = { title: profileMessages.profile.title };

export const loader = () => {
  loadProfile();
  loadCompanies();
  return null;
};

export function Component() {
  return (
    <UnsavedChanges>
      <h1>{profileMessages.profile.title}</h1>
      <PageSection title={profileMessages.profile.personalData}>
        <ProfileForm />
      </PageSection>
      <CompanyList />
      <MailSettings />
    </UnsavedChanges>
  );
}
