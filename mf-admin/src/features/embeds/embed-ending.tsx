import type { Embed } from '@vitrina/contract/entities/embed';
import { serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { embedMessages as text } from '../../embed-messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { endUserEmbed } from './user-embeds-query.ts';

interface EmbedEndingProps {
  embed: Embed;
  userId: number;
  /** Id of the sentence that says what ending does. */
  hintId: string;
}

export function EmbedEnding({ embed: { id, name, ended_at }, userId, hintId }: EmbedEndingProps) {
  const change = useSingleMutation({
    mutationKey: ['end-user-embed', id],
    mutationFn: (ended: boolean) => endUserEmbed(userId, id, ended),
    onSuccess: (_, ended) =>
      offerUndo(ended ? text.endDone(name) : text.resumeDone(name), () =>
        endUserEmbed(userId, id, !ended),
      ),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.changeFailed), { tone: 'danger' }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={change.isPending}
      aria-describedby={ended_at ? undefined : hintId}
      aria-label={ended_at ? text.resumeOf(name) : text.endOf(name)}
      onClick={() => change.mutate(!ended_at)}
    >
      {ended_at ? text.resume : text.end}
    </Button>
  );
}
