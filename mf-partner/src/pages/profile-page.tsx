import { ProfileForm } from '../features/profile/profile-form.tsx';
import { loadProfile } from '../features/profile/profile-query.ts';
import { messages } from '../messages.ts';

export const loader = loadProfile;
export const handle = { title: messages.profile.title };

export function Component() {
  return (
    <>
      <h1>{messages.profile.title}</h1>
      <ProfileForm />
    </>
  );
}
