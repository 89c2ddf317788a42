import { useQuery } from '@tanstack/react-query';
import { ownDetails, updateProfile } from '@vitrina/contract/calls/update-profile';
import type { Profile } from '@vitrina/contract/entities/profile';
import { tooLong } from '@vitrina/contract/messages';
import { callApi, showToast, useSession } from '@vitrina/shared-auth';
import { profileQuery, saveProfile } from '@vitrina/shared-auth/per-package/profile';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { readBy } from '@vitrina/shared-ui/read-form';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { profileMessages } from '../../profile-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { useUnsaved } from '../unsaved-changes/unsaved-changes.tsx';
import style from './profile-form.module.css';
import { ResetPassword } from './reset-password.tsx';

const text = profileMessages.profile;

/** The phone number is optional. */
interface ProfileValues {
  name: string;
  phone: string;
}

const read = readBy(
  ownDetails,
  { required: text.nameRequired, tooLong, wrong: { phone: text.phoneInvalid } },
  ({ name, phone }: ProfileValues) => ({ name, phone: phone.trim() }),
);

/** Name and phone can change, the e-mail cannot. */
export function ProfileForm() {
  return (
    <QueryView
      query={useQuery(profileQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(profile) => <PersonalData profile={profile} />}
    </QueryView>
  );
}

function PersonalData({ profile }: { profile: Profile }) {
  const signedInAs = useSession((session) => session.user?.email ?? '');
  // Saved unchanged: an unreadable e-mail must not be saved as empty.
  const email = profile.email || signedInAs;
  const unverified = useSession((session) => session.user?.email_verified === false);
  const kept = useKept<ProfileValues>('profile', {
    name: profile.name ?? '',
    phone: profile.phone ?? '',
  });
  useUnsaved(kept.dirty);
  const form = useForm({
    ...kept,
    read,
    async send(details, typed) {
      const change = { ...details, email };
      if (!(await saveProfile(change, (body) => callApi(updateProfile, { body })))) return;
      kept.settle(typed);
      showToast(text.saved, { about: 'profile' });
    },
    refused: tellFailure('profile', text.saveFailed, kept.values),
  });
  const name = useFragmentFocus<HTMLInputElement>('nume', true);
  return (
    <Card>
      <form {...form.props} className={style.form}>
        <TextField
          {...form.field('name')}
          ref={name}
          label={text.name}
          autoComplete="name"
          required
        />
        <TextField label={text.email} type="email" value={email} hint={text.emailHint} readOnly />
        {unverified && (
          <p>
            {text.unverified} <Link to="/confirm-email">{text.verify}</Link>
          </p>
        )}
        <TextField {...form.field('phone')} label={text.phone} type="tel" autoComplete="tel" />
        <div className={style.actions}>
          <Button type="submit" busy={form.busy}>
            {text.save}
          </Button>
          <ResetPassword email={email} />
        </div>
      </form>
    </Card>
  );
}
