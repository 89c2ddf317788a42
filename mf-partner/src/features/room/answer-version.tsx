import { answerRequestVersion } from '@vitrina/contract/calls/answer-request-version';
import type { RequestPoint, RequestVersion } from '@vitrina/contract/entities/request-version';
import { callApi, showToast } from '@vitrina/shared-auth';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import {
  failedOrUnsure,
  refusalOrUnsure,
  sendOrFind,
} from '@vitrina/shared-auth/per-package/room/send-or-find';
import { readVersions } from '@vitrina/shared-auth/per-package/room/versions-query';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { roomMessages } from '../../room-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { readPoints } from './read-points.ts';
import style from './room.module.css';

const text = roomMessages.versions;

interface AnswerProps {
  requestId: number;
  version: RequestVersion;
}

/** Mutation key of a version's answer, whichever component sends it. */
export const answerKey = (versionId: number | undefined) => ['answer-version', versionId];
/** Key of the draft of changes. */
export const pointsForm = (versionId: number): string => `changes-${versionId}`;

const versionNow = async (requestId: number, versionId: number | undefined) =>
  (await readVersions(requestId)).find(({ id }) => id === versionId);

const isSame = (known: readonly RequestPoint[], points: readonly string[]): boolean =>
  known.length === points.length &&
  points.every((point) => known.some(({ text }) => text === point));

export function AnswerVersion({
  requestId,
  version,
  isAsking,
  onAsking,
}: AnswerProps & { isAsking: boolean; onAsking: (isAsking: boolean) => void }) {
  const [changing, setChanging] = useState(false);
  const params = { id: requestId, versionId: version.id };
  const approve = useSingleMutation({
    mutationKey: answerKey(version.id),
    mutationFn: async () => {
      try {
        await sendOrFind(
          () => callApi(answerRequestVersion, { params, body: { answer: 'approved' } }),
          async () => (await versionNow(requestId, version.id))?.answer === 'approved',
        );
      } finally {
        // Also after a refusal: a newer version, or an answer from another window.
        await refreshRequests();
      }
    },
    onSuccess: () => showToast(text.approvedToast),
    onError: (error) =>
      void tellFailure(
        'answer-version',
        failedOrUnsure(error, text.failed, roomMessages.unsure),
      )(error),
    onSettled: () => onAsking(false),
  });
  return (
    <>
      <div className={style.actions}>
        <Button aria-haspopup="dialog" onClick={() => onAsking(true)}>
          {text.approve}
        </Button>
        <Button variant="secondary" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {text.askChanges}
        </Button>
      </div>
      {changing && <Changes requestId={requestId} version={version} />}
      <ConfirmDialog
        open={isAsking}
        title={text.approveTitle(version.number)}
        keepLabel={text.notYet}
        confirmLabel={text.approve}
        variant="primary"
        busy={approve.isPending}
        onClose={() => onAsking(false)}
        onConfirm={() => approve.mutate()}
      >
        <p>{text.approveText}</p>
      </ConfirmDialog>
    </>
  );
}

function Changes({ requestId, version }: AnswerProps) {
  const kept = useKept(pointsForm(version.id), { points: '' }, ({ points }) => points !== '');
  const form = useForm({
    ...kept,
    read: readPoints,
    async send(points: string[], typed) {
      const params = { id: requestId, versionId: version.id };
      try {
        await sendOrFind(
          () => callApi(answerRequestVersion, { params, body: { answer: 'changes', points } }),
          async () => {
            const now = await versionNow(requestId, version.id);
            return now?.answer === 'changes' && isSame(now.points, points);
          },
        );
        kept.settle(typed);
        showToast(text.changesToast);
      } finally {
        await refreshRequests();
      }
    },
    refused: refusalOrUnsure(text.failed, roomMessages.unsure),
  });
  return (
    <form {...form.props} className={style.talk}>
      <TextAreaField
        {...form.field('points')}
        label={text.points}
        hint={text.pointsHint}
        required
      />
      <FormAlert notice={form.notice} />
      <Button type="submit" busy={form.busy} className={style.older}>
        {text.sendChanges}
      </Button>
    </form>
  );
}
