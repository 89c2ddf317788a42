import { useQuery } from '@tanstack/react-query';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { MAX_EMBED_NAME_LENGTH } from '@vitrina/contract/constants';
import type { Embed } from '@vitrina/contract/entities/embed';
import { callApi, hostCan, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { embedMessages as text } from '../../embed-messages.ts';
import { messages } from '../../messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './embeds.module.css';
import { embedsQuery, refreshEmbeds } from './embeds-query.ts';

/** The partner's questionnaires on their own sites, and a new one. */
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

function NewEmbed() {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useSingleMutation({
    mutationKey: ['create-embed'],
    mutationFn: () => callApi(createEmbed, { body: { name: name.trim() } }),
    onSuccess() {
      setName('');
      showToast(text.created);
    },
    onError: (error) => void tellFailure('embed', text.createFailed)(error),
    onSettled: refreshEmbeds,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (name.trim()) create.mutate();
  };
  return (
    <Card>
      <form className={style.form} onSubmit={submit} noValidate>
        <TextField
          label={text.name}
          hint={text.nameHint}
          error={missing && text.nameMissing}
          maxLength={MAX_EMBED_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={create.isPending}>
          {text.create}
        </Button>
      </form>
    </Card>
  );
}
