import { useQuery } from '@tanstack/react-query';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import type { Embed } from '@vitrina/contract/entities/embed';
import { tooLong } from '@vitrina/contract/messages';
import { callApi, hostCan, refusalOf, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { readBy } from '@vitrina/shared-ui/read-form';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { Link } from 'react-router-dom';
import { embedMessages as text } from '../../embed-messages.ts';
import { messages } from '../../messages.ts';
import style from './embeds.module.css';
import { embedsQuery, refreshEmbeds } from './embeds-query.ts';

export function EmbedList() {
  const embeds = useQuery(embedsQuery());
  if (!hostCan('embeds')) return <Alert tone="info">{text.unavailable}</Alert>;
  return (
    <>
      <NewEmbed />
      <QueryView
        query={embeds}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(embeds) =>
          embeds.length === 0 ? (
            <p>{text.empty}</p>
          ) : (
            <ul className={style.list}>
              {embeds.map((embed) => (
                <li key={embed.id}>
                  <EmbedCard embed={embed} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}

function EmbedCard({ embed: { id, name, sent, ended_at } }: { embed: Embed }) {
  return (
    <Card className={style.card}>
      <h2 className={style.name}>
        <Link to={`/users/dashboard/embeds/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p>{text.sent(sent ?? 0)}</p>
      {ended_at && <p className={style.muted}>{text.ended}</p>}
    </Card>
  );
}

const NO_NAME = { name: '' };
const read = readBy(
  createEmbed.body,
  { required: text.nameMissing, tooLong },
  (typed: typeof NO_NAME) => typed,
);

function NewEmbed() {
  const kept = useKept('new-embed', NO_NAME);
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      try {
        await callApi(createEmbed, { body });
        kept.settle(typed);
        showToast(text.created);
      } finally {
        await refreshEmbeds();
      }
    },
    refused: refusalOf(text.createFailed),
  });
  return (
    <Card>
      <form {...form.props} className={style.form}>
        <TextField {...form.field('name')} label={text.name} hint={text.nameHint} />
        <FormAlert notice={form.notice} />
        <Button type="submit" busy={form.busy}>
          {text.create}
        </Button>
      </form>
    </Card>
  );
}
