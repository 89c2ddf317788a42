import { useQuery } from '@tanstack/react-query';
import type { Embed } from '@vitrina/contract/entities/embed';
import { readableHost } from '@vitrina/contract/rules/readable-host';
import { siteName } from '@vitrina/contract/rules/web-link';
import { Badge } from '@vitrina/shared-ui/badge';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useId } from 'react';
import { embedMessages as text } from '../../embed-messages.ts';
import { messages } from '../../messages.ts';
import { FormDrawer } from '../form/form-drawer.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { EmbedEnding } from './embed-ending.tsx';
import { NewEmbed } from './new-embed.tsx';
import style from './user-embeds.module.css';
import { userEmbedsQuery } from './user-embeds-query.ts';

interface UserEmbedsProps {
  userId: number;
  who: string;
}

/** Embeds of an account; hidden where the host shows them to owners only. */
export function UserEmbeds({ userId, who }: UserEmbedsProps) {
  const query = useQuery(userEmbedsQuery(userId));
  const hintId = useId();
  return (
    <QueryView
      query={query}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(embeds) =>
        embeds === null ? (
          <p className={style.quiet}>{text.notHere}</p>
        ) : (
          <>
            {embeds.length === 0 ? (
              <p className={style.quiet}>{text.none}</p>
            ) : (
              <ul className={style.rows}>
                {embeds.map((embed) => (
                  <li key={embed.id}>
                    <EmbedRow embed={embed} userId={userId} hintId={hintId} />
                  </li>
                ))}
              </ul>
            )}
            {embeds.some(({ ended_at }) => !ended_at) && (
              <p id={hintId} className={style.quiet}>
                {text.endHint}
              </p>
            )}
            <FormDrawer action={text.add} title={text.drawer(who)}>
              {(close) => <NewEmbed userId={userId} onCreated={close} />}
            </FormDrawer>
          </>
        )
      }
    </QueryView>
  );
}

function EmbedRow({ embed, userId, hintId }: { embed: Embed; userId: number; hintId: string }) {
  const { id, name, sent, origins, ended_at } = embed;
  const sites = (origins ?? []).map((origin) => readableHost(siteName(origin))).join(', ');
  return (
    <div className={style.row}>
      <div>
        <span className={style.name}>
          <bdi>{name}</bdi>
          {ended_at && <Badge>{text.ended}</Badge>}
        </span>
        <p className={style.quiet}>
          <code>{text.code(id)}</code> · {text.sent(sent ?? 0)} · {sites || text.everywhere}
        </p>
      </div>
      <EmbedEnding embed={embed} userId={userId} hintId={hintId} />
    </div>
  );
}
