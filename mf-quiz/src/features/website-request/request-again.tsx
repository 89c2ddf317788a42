import { useQuery } from '@tanstack/react-query';
import { NOTIFICATION_PAGES } from '@vitrina/contract/rules/notification-target';
import type { RequestAgain } from '@vitrina/contract/rules/request-again';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { againTexts } from '../../messages.ts';
import { earlierQuery } from './earlier-request.ts';
import { WebsiteRequest } from './website-request.tsx';

/** The questionnaire with the answers of an earlier request. */
export function WebsiteRequestAgain({ again }: { again: RequestAgain }) {
  const [dropped, setDropped] = useState(0);
  return (
    <QueryView
      query={useQuery(earlierQuery(again))}
      loading={<p role="status">{againTexts.loading}</p>}
      failed={againTexts.failed}
      retryLabel={againTexts.retry}
    >
      {(earlier) => {
        // What was changed elsewhere meanwhile begins it anew, with what was typed.
        if (earlier) {
          return (
            <WebsiteRequest
              key={`${earlier.version} ${dropped}`}
              earlier={earlier}
              onDropped={() => setDropped(dropped + 1)}
            />
          );
        }
        if (again.mode === 'from') return <WebsiteRequest />;
        return (
          <EmptyState
            title={againTexts.gone}
            action={<Link to={NOTIFICATION_PAGES['website-request']}>{againTexts.back}</Link>}
          />
        );
      }}
    </QueryView>
  );
}
