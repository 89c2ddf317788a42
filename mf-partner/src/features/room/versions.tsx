import { useQuery } from '@tanstack/react-query';
import { openRequestVersion } from '@vitrina/contract/calls/open-request-version';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { callApi, hostCan, showToast } from '@vitrina/shared-auth';
import { versionsQuery } from '@vitrina/shared-auth/per-package/room/versions-query';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { Alert } from '@vitrina/shared-ui/alert';
import { VersionCard } from '@vitrina/shared-ui/version-card';
import { useState } from 'react';
import { PageSection } from '../../layout/page-section.tsx';
import { roomMessages } from '../../room-messages.ts';
import { useOvertaken } from '../use-overtaken.ts';
import { AnswerVersion, answerKey, pointsForm } from './answer-version.tsx';
import { LeftDraft } from './left-draft.tsx';
import { readPoints } from './read-points.ts';
import style from './room.module.css';

const text = roomMessages.versions;

export function Versions({ request }: { request: WebsiteRequest }) {
  const { id: requestId } = request;
  const isOver = hasEnded(request);
  const { data } = useQuery({
    ...versionsQuery(requestId),
    enabled: hostCan('request-versions'),
  });
  const versions = data ?? [];
  const [newest, ...others] = versions;
  const [asked, setAsked] = useState<RequestVersion | null>(null);
  /** Version whose dialog was open when the request ended. */
  const [interrupted, setInterrupted] = useState<RequestVersion | null>(null);
  /** Why it can no longer be answered; `null` for the answerable one. */
  const stateOf = (version: RequestVersion): string | null => {
    const now = versions.find(({ id }) => id === version.id) ?? version;
    if (now.answer) return text.answered(now.number);
    if (newest && newest.id !== now.id) return text.newer(newest.number);
    return isOver ? text.over : null;
  };
  const overtaken = asked && stateOf(asked);
  useOvertaken(overtaken !== null, answerKey(asked?.id), () => {
    setAsked(null);
    if (overtaken === text.over) setInterrupted(asked);
    if (overtaken) showToast(overtaken, { tone: 'info' });
  });
  const section = useFragmentFocus('versiuni', newest !== undefined);
  if (!newest) return null;
  const opened = (version: RequestVersion) => () => {
    if (version.opened_at || isOver) return;
    const params = { id: requestId, versionId: version.id };
    // Opening is reported for staff; the partner need not see a failure.
    callApi(openRequestVersion, { params }).catch(() => {});
  };
  return (
    <PageSection ref={section} title={text.title}>
      {versions.map((version) => (
        <LeftPoints
          key={`${version.id} ${stateOf(version)}`}
          requestId={requestId}
          version={version}
          why={stateOf(version)}
        />
      ))}
      {isOver && interrupted && (
        // No `status` role: the toast announces it.
        <Alert role="note">{text.overAsked(interrupted.number)}</Alert>
      )}
      <VersionCard version={newest} text={text.card} isClosed={isOver} onOpen={opened(newest)}>
        {stateOf(newest) === null && (
          <AnswerVersion
            key={newest.id}
            requestId={requestId}
            version={newest}
            isAsking={asked?.id === newest.id}
            onAsking={(isAsking) => setAsked(isAsking ? newest : null)}
          />
        )}
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

interface LeftPointsProps {
  requestId: number;
  version: RequestVersion;
  why: string | null;
}

function LeftPoints({ requestId, version: { id, number, points }, why }: LeftPointsProps) {
  if (why === null) return null;
  const hasCome = (typed: string) => {
    const read = readPoints({ points: typed });
    return (
      'input' in read && read.input.every((point) => points.some((known) => known.text === point))
    );
  };
  return (
    <LeftDraft
      {...{ requestId, hasCome }}
      form={pointsForm(id)}
      field="points"
      why={`${why} ${text.left(number)}`}
      about={text.forVersion(number)}
    />
  );
}
