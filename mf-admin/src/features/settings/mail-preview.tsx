import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { previewMail } from '@vitrina/contract/calls/preview-mail';
import type { MailTexts } from '@vitrina/contract/entities/settings';
import { callApi, userKey } from '@vitrina/shared-auth';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useRested } from '@vitrina/shared-ui/use-rested';
import { useId, useState } from 'react';
import { messages } from '../../messages.ts';
import { settingsMessages } from '../../settings-messages.ts';
import { MailPicture } from './mail-picture.tsx';
import style from './settings.module.css';

const text = settingsMessages.mails;

/** Debounce, in ms. */
const SETTLE_MS = 400;

const previewQuery = (name: string, value: MailTexts) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'mail-preview', name, value),
    queryFn: ({ signal }) =>
      callApi(previewMail, { params: { name }, body: { value } }, { signal }),
    placeholderData: keepPreviousData,
  });

interface MailPreviewProps {
  name: string;
  /** Null while invalid. */
  texts: MailTexts | null;
}

/** Preview with sample data, from the host's own templates, as HTML or text. */
export function MailPreview({ name, texts }: MailPreviewProps) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  const id = useId();
  return (
    <section className={style.preview} aria-labelledby={id}>
      <h3 id={id}>{text.preview}</h3>
      <p className={style.quiet}>{text.previewHint}</p>
      <SegmentedControl
        label={text.form}
        segments={[
          { value: 'html', label: text.forms.html },
          { value: 'text', label: text.forms.text },
        ]}
        value={form}
        onValueChange={setForm}
      />
      {texts ? <Preview name={name} texts={texts} form={form} /> : <p>{text.previewWrong}</p>}
    </section>
  );
}

interface PreviewProps {
  name: string;
  texts: MailTexts;
  form: 'html' | 'text';
}

function Preview({ name, texts, form }: PreviewProps) {
  const rested = useRested(JSON.stringify(texts), SETTLE_MS);
  const query = useQuery(previewQuery(name, JSON.parse(rested) as MailTexts));
  return (
    <QueryView
      query={query}
      loading={<Skeleton shape="block" className={style.picture} />}
      failed={text.previewFailed}
      retryLabel={messages.retry}
    >
      {({ subject, html, text: plain }) => (
        <>
          <p>
            {text.subject} <strong>{subject}</strong>
          </p>
          {form === 'html' ? (
            <MailPicture key={html} html={html} text={plain} />
          ) : (
            <pre className={style.plain}>{plain}</pre>
          )}
        </>
      )}
    </QueryView>
  );
}
