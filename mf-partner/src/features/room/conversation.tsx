import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import { hostCan, platformConfig } from '@vitrina/shared-auth';
import { useConversation } from '@vitrina/shared-auth/per-package/room/use-conversation';
import { useMessageComposer } from '@vitrina/shared-auth/per-package/room/use-message-composer';
import { ConversationView } from '@vitrina/shared-ui/conversation-view';
import { MessageComposer } from '@vitrina/shared-ui/message-composer';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useMemo } from 'react';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import style from './room.module.css';

const text = roomMessages.conversation;

export function Conversation({ requestId }: { requestId: number }) {
  const talk = useConversation(requestId, false, text.changeFailed);
  const { name } = platformConfig().brand;
  const words = useMemo(() => ({ ...text, list: { ...text.list, unknownStaff: name } }), [name]);
  if (talk.query.data === null) return null;
  return (
    <PageSection ref={talk.section} title={text.title}>
      <QueryView
        query={talk.query}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(data) =>
          data && (
            <ConversationView
              talk={data}
              unreadFrom={talk.unreadFrom}
              text={words}
              end={talk.end}
              own={talk.own}
              isLoadingOlder={talk.query.isPlaceholderData}
              onOlder={talk.showOlder}
            >
              <NextMessage requestId={requestId} />
            </ConversationView>
          )
        }
      </QueryView>
    </PageSection>
  );
}

function NextMessage({ requestId }: { requestId: number }) {
  return (
    <MessageComposer
      text={text.composer}
      most={MAX_MESSAGE_LENGTH}
      composer={useMessageComposer(requestId, text.problems)}
      canAttach={hostCan('private-files')}
    />
  );
}
