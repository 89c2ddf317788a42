import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { givenAnswers, type KeptAnswers } from '@vitrina/contract/rules/given-answers';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './request-answers.module.css';
import { requestDetailsQuery } from './request-details-query.ts';
import { useCorrectionPage } from './use-correction-page.ts';

const text = messages.requests.answers;

export function RequestAnswers({ request }: { request: WebsiteRequest }) {
  const [open, setOpen] = useState(false);
  const name = request.business_name || messages.requests.unnamed;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={text.openFor(name)}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.title}
        closeLabel={messages.close}
        placement="end"
      >
        <Answers request={request} />
      </Dialog>
    </>
  );
}

function Answers({ request }: { request: WebsiteRequest }) {
  return (
    <QueryView
      query={useQuery(requestDetailsQuery(request))}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(details) =>
        details?.answers ? (
          <AnswerList request={request} answers={details.answers} />
        ) : (
          <p>{text.unknown}</p>
        )
      }
    </QueryView>
  );
}

interface AnswerListProps {
  request: WebsiteRequest;
  answers: KeptAnswers;
}

function AnswerList({ request, answers }: AnswerListProps) {
  const correctionPage = useCorrectionPage(request);
  const sections = givenAnswers(answers);
  if (sections.length === 0) return <p>{text.none}</p>;
  return (
    <>
      {sections.map(({ title, given }) => (
        <section key={title} className={style.section} aria-label={title}>
          <h3 className={style.title}>{title}</h3>
          <dl className={style.answers}>
            {given.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={style.change}>
        {text.change}{' '}
        <Link to={correctionPage ?? '/users/dashboard/contact'}>
          {correctionPage ? messages.requests.end.correct : text.changeAction}
        </Link>
      </p>
    </>
  );
}
