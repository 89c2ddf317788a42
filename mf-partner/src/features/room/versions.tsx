import { useQuery } from '@tanstack/react-query';
import { answerRequestVersion } from '@vitrina/contract/calls/answer-request-version';
import { openRequestVersion } from '@vitrina/contract/calls/open-request-version';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { callApi, hostCan, refusalOf, showToast } from '@vitrina/shared-auth';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import { versionsQuery } from '@vitrina/shared-auth/per-package/room/versions-query';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { VersionCard } from '@vitrina/shared-ui/version-card';
import { useState } from 'react';
import { PageSection } from '../../layout/page-section.tsx';
import { roomMessages } from '../../room-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { readPoints } from './read-points.ts';
import style from './room.module.css';

const text = roomMessages.versions;

/** Versions of the website: the newest to try and to answer, the others as history. */
export function Versions({ request }: { request: WebsiteRequest }) {
  const { id: requestId } = request;
  const isOver = hasEnded(request);
  const { data } = useQuery({
    ...versionsQuery(requestId),
    enabled: hostCan('request-versions'),
  });
  const [newest, ...others] = data ?? [];
  const section = useFragmentFocus('versiuni', newest !== undefined);
  if (!newest) return null;
  const opened = (version: RequestVersion) => () => {
    if (version.opened_at || isOver) return;
    const params = { id: requestId, versionId: version.id };
    // That it was opened is a help for us; a failure is nothing to a partner.
    callApi(openRequestVersion, { params }).catch(() => {});
  };
  return (
    <PageSection ref={section} title={text.title}>
      <VersionCard version={newest} text={text.card} isClosed={isOver} onOpen={opened(newest)}>
        {!newest.answer && !isOver && <Answer requestId={requestId} version={newest} />}
      </VersionCard>
      {others.length > 0 && (
        <details>
          <summary>{text.older(others.length)}</summary>
          <div className={style.talk}>
            {others.map((version) => (
              <VersionCard
                key={version.id}
                version={version}
                text={text.card}
                isClosed
                onOpen={opened(version)}
              />
            ))}
          </div>
        </details>
      )}
    </PageSection>
  );
}

interface AnswerProps {
  requestId: number;
  version: RequestVersion;
}

function Answer({ requestId, version }: AnswerProps) {
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const params = { id: requestId, versionId: version.id };
  const approve = useSingleMutation({
    mutationKey: ['answer-version', version.id],
    mutationFn: async () => {
      await callApi(answerRequestVersion, { params, body: { answer: 'approved' } });
      await refreshRequests();
    },
    onSuccess: () => showToast(text.approvedToast),
    onError: (error) => void tellFailure('answer-version', text.failed)(error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <div className={style.actions}>
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {text.approve}
        </Button>
        <Button variant="secondary" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {text.askChanges}
        </Button>
      </div>
      {changing && <Changes requestId={requestId} version={version} />}
      <ConfirmDialog
        open={asking}
        title={text.approveTitle(version.number)}
        keepLabel={text.notYet}
        confirmLabel={text.approve}
        variant="primary"
        busy={approve.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => approve.mutate()}
      >
        <p>{text.approveText}</p>
      </ConfirmDialog>
    </>
  );
}

function Changes({ requestId, version }: AnswerProps) {
  const kept = useKept(`changes-${version.id}`, { points: '' }, ({ points }) => points !== '');
  const form = useForm({
    ...kept,
    read: readPoints,
    async send(points: string[], typed) {
      const params = { id: requestId, versionId: version.id };
      await callApi(answerRequestVersion, { params, body: { answer: 'changes', points } });
      kept.settle(typed);
      showToast(text.changesToast);
      await refreshRequests();
    },
    refused: refusalOf(text.failed),
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
