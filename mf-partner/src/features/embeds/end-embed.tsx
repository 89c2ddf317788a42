import { updateEmbed } from '@vitrina/contract/calls/update-embed';
import type { Embed } from '@vitrina/contract/entities/embed';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { useId } from 'react';
import { embedMessages as text } from '../../embed-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './embeds.module.css';
import { refreshEmbeds } from './embeds-query.ts';

export function EndEmbed({ embed: { id, name, ended_at } }: { embed: Embed }) {
  const change = useSingleMutation({
    mutationKey: ['update-embed', id],
    mutationFn: (ended: boolean) => callApi(updateEmbed, { params: { id }, body: { ended } }),
    onSuccess: (_, ended) =>
      showToast(ended ? text.endDone(name) : text.resumeDone(name), {
        action: { label: text.undo, run: () => change.mutate(!ended) },
      }),
    onError: (error) => void tellFailure('embed', text.changeFailed)(error),
    onSettled: refreshEmbeds,
  });
  const hintId = useId();
  return (
    <div className={style.end}>
      <Button
        variant="secondary"
        disabled={change.isPending}
        aria-describedby={ended_at ? undefined : hintId}
        onClick={() => change.mutate(!ended_at)}
      >
        {ended_at ? text.resume : text.end}
      </Button>
      {!ended_at && (
        <p id={hintId} className={style.muted}>
          {text.endHint}
        </p>
      )}
    </div>
  );
}
