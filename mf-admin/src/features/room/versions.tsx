import { useQuery } from '@tanstack/react-query';
import { addRequestVersion } from '@vitrina/contract/calls/add-request-version';
import { tickRequestPoint } from '@vitrina/contract/calls/tick-request-point';
import type { RequestPoint, RequestVersion } from '@vitrina/contract/entities/request-version';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { callApi, hostCan, queryClient, showToast } from '@vitrina/shared-auth';
import { hasFiles } from '@vitrina/shared-auth/per-package/room/has-files';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import {
  failedOrUnsure,
  refusalOrUnsure,
  sendOrFind,
} from '@vitrina/shared-auth/per-package/room/send-or-find';
import { usePrivateFiles } from '@vitrina/shared-auth/per-package/room/use-private-files';
import { readVersions, versionsQuery } from '@vitrina/shared-auth/per-package/room/versions-query';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { ChosenFiles } from '@vitrina/shared-ui/chosen-files';
import { FileButton } from '@vitrina/shared-ui/file-button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { VersionCard } from '@vitrina/shared-ui/version-card';
import { useRef } from 'react';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import style from './room.module.css';
import { RoomSection } from './room-section.tsx';
import { useSendingKey } from './use-sending-key.ts';

const text = roomMessages.versions;

export function Versions({ request }: { request: WebsiteRequest }) {
  const { id: requestId } = request;
  const isOver = hasEnded(request);
  const { data } = useQuery({
    ...versionsQuery(requestId),
    enabled: hostCan('request-versions'),
  });
  const section = useFragmentFocus('versiuni', data != null);
  if (!data) return null;
  const [newest, ...others] = data;
  const card = (version: RequestVersion) => (
    <VersionCard
      key={version.id}
      version={version}
      text={text.card}
      isClosed={isOver || version !== newest}
      point={(point) => <Point requestId={requestId} point={point} />}
    />
  );
  return (
    <RoomSection ref={section} title={text.title}>
      {newest && card(newest)}
      {others.length > 0 && (
        <details>
          <summary>{text.older(others.length, openPoints(others))}</summary>
          <div className={style.talk}>{others.map(card)}</div>
        </details>
      )}
      {isOver ? (
        <p className={style.quiet}>{roomMessages.ended}</p>
      ) : (
        <details>
          <summary>{text.add}</summary>
          <NewVersion requestId={requestId} />
        </details>
      )}
    </RoomSection>
  );
}

const openPoints = (versions: readonly RequestVersion[]): number =>
  versions.flatMap(({ points }) => points).filter(({ done_at }) => !done_at).length;

function Point({ requestId, point }: { requestId: number; point: RequestPoint }) {
  const tick = useSingleMutation({
    mutationKey: ['tick-point', point.id],
    mutationFn: async (done: boolean) => {
      const params = { id: requestId, pointId: point.id };
      await sendOrFind(
        () => callApi(tickRequestPoint, { params, body: { done } }),
        async () =>
          (await readVersions(requestId)).some(({ points }) =>
            points.some(({ id, done_at }) => id === point.id && (done_at != null) === done),
          ),
      );
      await refreshRequests();
    },
    onError: (error) =>
      void showToast(failedOrUnsure(error, text.failed, roomMessages.unsure), { tone: 'danger' }),
  });
  return (
    <CheckboxField
      label={<bdi>{withoutDirections(point.text)}</bdi>}
      checked={tick.isPending ? tick.variables : Boolean(point.done_at)}
      onChange={(event) => tick.mutate(event.currentTarget.checked)}
    />
  );
}

const EMPTY = { address: '', note: '' };
const read = readBy(
  addRequestVersion.body,
  { required: text.addressMissing, tooLong: messages.tooLong },
  (values: typeof EMPTY) => values,
);

function NewVersion({ requestId }: { requestId: number }) {
  const kept = useKept(`version-${requestId}`, EMPTY, (values) => values.address !== '');
  const pictures = usePrivateFiles(requestId, text.picture);
  const key = useSendingKey();
  const form = useForm({
    ...kept,
    read,
    async send(input, typed) {
      if (pictures.hasFailed) return { tone: 'danger' as const, text: text.pictureMissing };
      if (pictures.isUploading) return { tone: 'info' as const, text: text.wait };
      const body = { ...input, file_ids: pictures.fileIds };
      const call = { params: { id: requestId }, body };
      const known = queryClient.getQueryData(versionsQuery(requestId).queryKey) ?? [];
      await sendOrFind(
        () => callApi(addRequestVersion, call, { idempotencyKey: key.of(body) }),
        async () =>
          (await readVersions(requestId)).some(
            (version) =>
              version.address === body.address &&
              version.note === body.note &&
              hasFiles(version, body) &&
              known.every(({ id }) => id !== version.id),
          ),
      );
      key.sent();
      kept.settle(typed);
      pictures.forget(body.file_ids);
      showToast(text.added);
      await refreshRequests();
      return undefined;
    },
    refused: refusalOrUnsure(text.addFailed, roomMessages.unsure),
  });
  const [picture] = pictures.chosen;
  /** The notice about the picture is outdated: it arrived, or was replaced. */
  const isSettled =
    (form.notice?.text === text.pictureMissing && !pictures.hasFailed) ||
    (form.notice?.text === text.wait && !pictures.isUploading);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <form {...form.props} className={style.talk}>
      <TextField {...form.field('address')} label={text.address} type="url" required />
      <TextAreaField {...form.field('note')} label={text.note} rows={2} />
      {hostCan('private-files') && (
        <>
          <ChosenFiles
            files={pictures.chosen}
            text={text.chosen}
            onRetry={pictures.retry}
            onRemove={(id) => {
              choose.current?.focus();
              pictures.remove(id);
            }}
          />
          <FileButton
            ref={choose}
            label={picture ? text.otherPicture : text.addPicture}
            accept="image/*"
            className={style.older}
            onChoose={(files) => {
              if (picture && files.length > 0) pictures.remove(picture.id);
              pictures.add(files.slice(0, 1));
            }}
          />
        </>
      )}
      <FormAlert notice={isSettled ? null : form.notice} />
      <Button type="submit" busy={form.busy} className={style.older}>
        {text.add}
      </Button>
    </form>
  );
}
