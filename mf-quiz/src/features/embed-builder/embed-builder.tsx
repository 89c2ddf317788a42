import { tooLong } from '@vitrina/contract/messages';
import { platformConfig, showToast } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { classNames } from '@vitrina/shared-ui/class-names';
import { RadioGroup } from '@vitrina/shared-ui/radio-group';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useRested } from '@vitrina/shared-ui/use-rested';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { builderTexts as texts } from '../../messages.ts';
import { CountedForm } from './counted-form.tsx';
import { DEFAULT_COLOR } from './default-color.computed.ts';
import style from './embed-builder.module.css';
import {
  EMBED_DEFAULTS,
  type EmbedChoice,
  embedAddress,
  embedSnippet,
  frameScheme,
} from './embed-snippet.ts';
import { useCountedForm } from './use-counted-form.ts';

/** Debounce in ms: colour pickers report every colour on the way, text fields every letter. */
const REST_MS = 400;

/** Chooses the look of the questionnaire on another site, previews it and generates its HTML. */
export function EmbedBuilder() {
  const { embedOrigin } = platformConfig();
  const [search] = useSearchParams();
  const [chosen, setChoice] = useState<EmbedChoice>({
    ...EMBED_DEFAULTS,
    embed: search.get('embed') ?? '',
  });
  const counted = useCountedForm(chosen.embed);
  const choice = { ...chosen, embed: counted.id };
  if (!embedOrigin) return <Alert tone="info">{texts.unavailable}</Alert>;
  return (
    <div className={style.builder}>
      <div className={style.choices}>
        <CountedForm counted={counted} onChoose={(embed) => setChoice({ ...chosen, embed })} />
        <Choices choice={choice} onChange={(part) => setChoice({ ...chosen, ...part })} />
      </div>
      <Snippet
        html={embedSnippet(embedOrigin, choice, texts.snippet)}
        hint={choice.mode === 'link' ? undefined : texts.policyHint}
      />
      <Preview origin={embedOrigin} choice={choice} />
    </div>
  );
}

interface ChoicesProps {
  choice: EmbedChoice;
  onChange: (part: Partial<EmbedChoice>) => void;
}

function Choices({ choice, onChange }: ChoicesProps) {
  const colorId = useId();
  return (
    <Card padding="lg" className={style.card}>
      <RadioGroup
        label={texts.mode.label}
        options={texts.mode.options}
        look="cards"
        value={choice.mode}
        onValueChange={(mode) => onChange({ mode: mode as EmbedChoice['mode'] })}
      />
      <RadioGroup
        label={texts.language.label}
        options={texts.language.options}
        value={choice.language}
        onValueChange={(language) => onChange({ language: language as EmbedChoice['language'] })}
      />
      <RadioGroup
        label={texts.theme.label}
        options={texts.theme.options}
        value={choice.theme}
        onValueChange={(theme) => onChange({ theme: theme as EmbedChoice['theme'] })}
      />
      <div className={style.color}>
        <label htmlFor={colorId}>{texts.accent.label}</label>
        <input
          id={colorId}
          type="color"
          value={choice.accent || DEFAULT_COLOR}
          onChange={(event) => onChange({ accent: event.currentTarget.value })}
        />
        {choice.accent && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ accent: '' })}>
            {texts.accent.reset}
          </Button>
        )}
        <p className={style.hint}>{texts.accent.hint}</p>
      </div>
      {choice.mode !== 'link' && (
        <TextField
          label={texts.ref.label}
          hint={texts.ref.hint}
          error={choice.ref.trim().length > MAX_LENGTH && tooLong(MAX_LENGTH)}
          value={choice.ref}
          onChange={(event) => onChange({ ref: event.currentTarget.value })}
        />
      )}
      <TextField
        label={texts.font.label}
        hint={texts.font.hint}
        error={choice.font.trim().length > MAX_LENGTH && tooLong(MAX_LENGTH)}
        value={choice.font}
        onChange={(event) => onChange({ font: event.currentTarget.value })}
      />
      <CheckboxField
        label={texts.showTitle}
        checked={choice.title}
        onChange={(event) => onChange({ title: event.currentTarget.checked })}
      />
      {choice.mode === 'inline' && (
        <CheckboxField
          label={texts.background.label}
          hint={texts.background.hint}
          checked={choice.background}
          onChange={(event) => onChange({ background: event.currentTarget.checked })}
        />
      )}
      <CheckboxField
        label={texts.save.label}
        hint={texts.save.hint}
        checked={choice.save}
        onChange={(event) => onChange({ save: event.currentTarget.checked })}
      />
    </Card>
  );
}

/** Limit of free-text options; the frame takes no more. */
const MAX_LENGTH = 100;

function Snippet({ html, hint }: { html: string; hint: string | undefined }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(html);
      showToast(texts.copied);
    } catch {
      showToast(texts.copyFailed, { tone: 'danger' });
    }
  };
  return (
    <div className={style.part}>
      <TextAreaField
        className={classNames(style.code)}
        label={texts.snippetTitle}
        hint={hint}
        readOnly
        rows={6}
        spellCheck={false}
        value={html}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className={style.copy} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}

function Preview({ origin, choice }: { origin: string; choice: EmbedChoice }) {
  const titleId = useId();
  const address = useRested(embedAddress(origin, choice, true), REST_MS);
  return (
    <section aria-labelledby={titleId} className={style.part}>
      <h2 id={titleId}>{texts.previewTitle}</h2>
      <p className={style.hint}>{texts.previewHint}</p>
      {/* A new frame: changing `src` would add a history entry. */}
      <iframe
        key={address}
        className={style.preview}
        title={texts.previewTitle}
        src={address}
        data-theme={frameScheme(choice) ?? undefined}
        sandbox="allow-scripts allow-forms allow-same-origin"
      />
    </section>
  );
}
