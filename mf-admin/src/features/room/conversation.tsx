import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import { hostCan } from '@vitrina/shared-auth';
import { useConversation } from '@vitrina/shared-auth/per-package/room/use-conversation';
import { useMessageComposer } from '@vitrina/shared-auth/per-package/room/use-message-composer';
import { ConversationView } from '@vitrina/shared-ui/conversation-view';
import { MessageComposer } from '@vitrina/shared-ui/message-composer';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import { SavedAnswers } from '../saved-answers/saved-answers.tsx';
import style from './room.module.css';
import { RoomSection } from './room-section.tsx';

const text = roomMessages.conversation;

export function Conversation({ requestId }: { requestId: number }) {
  const talk = useConversation(requestId, true, text.changeFailed);
  if (talk.query.data === null) return null;
  return (
    <RoomSection ref={talk.section} title={text.title}>
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
              text={text}
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
    </RoomSection>
  );
}

function NextMessage({ requestId }: { requestId: number }) {
  const composer = useMessageComposer(requestId, text.problems);
  return (
    <MessageComposer
      text={text.composer}
      most={MAX_MESSAGE_LENGTH}
      composer={composer}
      canAttach={hostCan('private-files')}
      tools={(insert) =>
        hostCan('request-desk') && <SavedAnswers typed={composer.text} onInsert={insert} />
      }
    />
  );
}
