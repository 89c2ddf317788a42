import { useQuery } from '@tanstack/react-query';
import { ownDetails, updateProfile } from '@vitrina/contract/calls/update-profile';
import type { Profile } from '@vitrina/contract/entities/profile';
import { tooLong } from '@vitrina/contract/messages';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { profileQuery, saveProfile } from '@vitrina/shared-auth/per-package/profile';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { hostCan } from '@vitrina/shared-auth/platform';
import { useSession } from '@vitrina/shared-auth/session';
import { showToast } from '@vitrina/shared-auth/toasts';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { readBy } from '@vitrina/shared-ui/read-form';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { Link } from 'react-router-dom';
import { accountTexts } from '../../content/account.ts';
import { confirmEmailTexts } from '../../content/confirm-email.ts';
import style from './account-details.module.css';

const text = accountTexts.details;

export function AccountDetails() {
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className={style.title}>
        {text.title}
      </h2>
      <QueryView
        query={useQuery(profileQuery())}
        loading={<Skeleton data-loading shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={accountTexts.retry}
      >
        {(profile) => <DetailsForm profile={profile} />}
      </QueryView>
    </section>
  );
}

interface Details {
  name: string;
  phone: string;
}

const read = readBy(
  ownDetails,
  { required: text.nameRequired, tooLong, wrong: { phone: text.phoneInvalid } },
  ({ name, phone }: Details) => ({ name, phone: phone.trim() }),
);

function DetailsForm({ profile }: { profile: Profile }) {
  const unverified = useSession((session) => session.user?.email_verified === false);
  const kept = useKept<Details>('account', {
    name: profile.name ?? '',
    phone: profile.phone ?? '',
  });
  const form = useForm({
    ...kept,
    read,
    async send(details, typed) {
      const change = { ...details, email: profile.email };
      if (!(await saveProfile(change, (body) => callApi(updateProfile, { body })))) return;
      kept.settle(typed);
      showToast(text.saved);
    },
    refused: refusalOf(text.saveFailed),
  });
  return (
    <Card>
      <form className={style.form} {...form.props}>
        <TextField {...form.field('name')} label={text.name} autoComplete="name" required />
        <TextField
          label={text.email}
          type="email"
          value={profile.email}
          hint={text.emailHint}
          readOnly
        />
        {unverified && hostCan('verify-email') && (
          <p>
            {confirmEmailTexts.status}{' '}
            <Link to="/confirm-email">{confirmEmailTexts.statusLink}</Link>
          </p>
        )}
        <TextField {...form.field('phone')} label={text.phone} type="tel" autoComplete="tel" />
        <FormAlert notice={form.notice} />
        <Button type="submit" busy={form.busy}>
          {text.save}
        </Button>
      </form>
    </Card>
  );
}
