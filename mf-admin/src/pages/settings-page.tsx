import { loadSettings } from '../features/settings/settings-query.ts';
import { SettingsView } from '../features/settings/settings-view.tsx';
import { settingsMessages } from '../settings-messages.ts';

export const loader = loadSettings;
export const handle = { title: settingsMessages.title };

export function Component() {
  return (
    <>
      <h1>{settingsMessages.title}</h1>
      <SettingsView />
    </>
  );
}
