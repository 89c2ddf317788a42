import { useQuery } from '@tanstack/react-query';
import type { RequestAgain } from '@vitrina/contract/rules/request-again';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useState } from 'react';
import { againTexts } from '../../messages.ts';
import { closingQuery, earlierQuery } from './earlier-request.ts';
import { NoCorrections } from './no-corrections.tsx';
import { WebsiteRequest } from './website-request.tsx';

export function WebsiteRequestAgain({ again }: { again: RequestAgain }) {
  const [dropped, setDropped] = useState(0);
  const query = useQuery(earlierQuery(again));
  const isOpen = again.mode === 'correct' && query.data?.closed === null;
  useQuery({ ...closingQuery(again), enabled: isOpen });
  return (
    <QueryView
      query={query}
      loading={<p role="status">{againTexts.loading}</p>}
      failed={againTexts.failed}
      retryLabel={againTexts.retry}
    >
      {(earlier) => {
        // A change elsewhere remounts the form, keeping the draft.
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
        return <NoCorrections />;
      }}
    </QueryView>
  );
}

export function AgainIntro({ again }: { again: RequestAgain }) {
  const { data } = useQuery(earlierQuery(again));
  return data?.closed ? againTexts.closed[data.closed] : againTexts[`${again.mode}Intro`];
}
