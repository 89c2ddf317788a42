import { useState } from 'react';
import { AskCard } from '../src/ask-card.tsx';
import { Button } from '../src/button.tsx';
import { CheckboxField } from '../src/checkbox-field.tsx';
import { Checklist } from '../src/checklist.tsx';
import { ConversationView } from '../src/conversation-view.tsx';
import { MessageComposer } from '../src/message-composer.tsx';
import { VersionCard } from '../src/version-card.tsx';
import gallery from './gallery.module.css';
import {
  ASKS,
  askTexts,
  composerTexts,
  FILES,
  MESSAGES,
  READS,
  talkTexts,
  VERSIONS,
  versionTexts,
} from './room-samples.ts';
import { Example, Section } from './section.tsx';

const ignore = () => undefined;

export function RoomSection() {
  return (
    <Section title="Solicitări">
      <Example name="checklist">
        <Checklist
          summary="1 din 3 pași"
          open
          states={{ done: 'Făcut', open: 'De făcut' }}
          items={[
            { id: 'call', label: 'Vorbim la telefon', done: true },
            {
              id: 'logo',
              label: 'Trimiți sigla',
              done: false,
              action: (
                <Button size="sm" variant="secondary">
                  Trimite
                </Button>
              ),
            },
            { id: 'publish', label: 'Publicăm site-ul', done: false },
          ]}
        />
      </Example>
      <div className={gallery.columns}>
        <Example name="ask-card">
          <div className={gallery.column}>
            {ASKS.map((ask) => (
              <AskCard key={ask.id} ask={ask} text={askTexts} isClosed={!!ask.withdrawn_at}>
                {!ask.answered_at && !ask.withdrawn_at && (
                  <div className={gallery.row}>
                    <Button size="sm">Răspunde</Button>
                  </div>
                )}
              </AskCard>
            ))}
          </div>
        </Example>
        <Example name="version-card">
          <div className={gallery.column}>
            {VERSIONS.map((version) => (
              <VersionCard key={version.id} version={version} text={versionTexts} />
            ))}
            {VERSIONS.slice(1, 2).map((version) => (
              <VersionCard
                key={version.id}
                version={version}
                text={versionTexts}
                point={({ text, done_at }) => (
                  <CheckboxField label={text} defaultChecked={!!done_at} />
                )}
              />
            ))}
          </div>
        </Example>
        <Example name="conversation-view, message-composer">
          <Talk />
        </Example>
        <Example name="conversation-view (empty)">
          <ConversationView {...talk([])}>
            <Composer text="" />
          </ConversationView>
        </Example>
      </div>
    </Section>
  );
}

const talk = (data: typeof MESSAGES) => ({
  talk: { data, reads: READS, has_more: data.length > 0 },
  unreadFrom: 4,
  text: talkTexts,
  end: null,
  own: {
    isChangeable: ({ is_own, withdrawn_at }: (typeof MESSAGES)[number]) => is_own && !withdrawn_at,
    changes: { edit: async () => null, withdraw: async () => null },
  },
  isLoadingOlder: false,
  onOlder: ignore,
});

const Talk = () => (
  <ConversationView {...talk(MESSAGES)}>
    <Composer text="Mulțumesc!" files={FILES} error="Așteaptă până se încarcă fișierele." />
  </ConversationView>
);

interface ComposerProps {
  text: string;
  files?: typeof FILES;
  error?: string;
}

function Composer({ text, files = [], error }: ComposerProps) {
  const [typed, setTyped] = useState(text);
  return (
    <MessageComposer
      text={composerTexts}
      most={5000}
      canAttach
      composer={{
        text: typed,
        files: { chosen: files, notice: null },
        error: error ?? null,
        isSending: false,
        type: setTyped,
        addFiles: ignore,
        retryFile: ignore,
        removeFile: ignore,
        send: ignore,
      }}
    />
  );
}
