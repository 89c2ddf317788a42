import { siteName } from '@vitrina/contract/rules/web-link';
import { connectionMessages } from '../../connection-messages.ts';
import { ConnectionDrawer } from '../connections/connection-drawer.tsx';
import { Ending } from '../connections/ending.tsx';
import { type ChangeableSite, endSite } from './save-site.ts';
import { SiteEdit } from './site-edit.tsx';

const text = connectionMessages.site;

export function SiteDrawer({ site }: { site: ChangeableSite }) {
  const name = site.business_name || siteName(site.website_url) || `#${site.id}`;
  return (
    <ConnectionDrawer name={name} title={text.title(name)}>
      <SiteEdit site={site} />
      <Ending
        name={`site-${site.id}`}
        title={text.title(name)}
        texts={text.end}
        isEnded={Boolean(site.ended_at)}
        end={(ended, version = site.version) => endSite(site, ended, version)}
      />
    </ConnectionDrawer>
  );
}
