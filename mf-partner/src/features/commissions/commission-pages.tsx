import type { Commission } from '@vitrina/contract/entities/commission';
import { Button } from '@vitrina/shared-ui/button';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../messages.ts';
import style from './commission-list.module.css';
import { CommissionTable } from './commission-table.tsx';

const text = messages.commissions;
/** A thousand rows would slow the page. */
const PAGE_SIZE = 25;
/** As cards, a few rows fill the screen. */
const FIRST_CARDS = 6;

export function CommissionPages({ commissions }: { commissions: readonly Commission[] }) {
  const isNarrow = useMediaQuery('(width < 42rem)');
  const Rows = isNarrow ? GrowingList : Pages;
  return <Rows commissions={commissions} />;
}

function Pages({ commissions }: { commissions: readonly Commission[] }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const pageCount = Math.max(1, Math.ceil(commissions.length / PAGE_SIZE));
  // The list may have become shorter.
  const shown = Math.min(page, pageCount);
  const turnTo = (next: number) => {
    // Render now: the page's height depends on the rows.
    flushSync(() => setPage(next));
    top.current?.scrollIntoView();
  };
  return (
    <>
      <div ref={top} className={style.page}>
        <CommissionTable
          commissions={commissions.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)}
        />
      </div>
      <Pagination
        label={text.pages.label}
        page={shown}
        pageCount={pageCount}
        onPageChange={turnTo}
        previousLabel={text.pages.previous}
        nextLabel={text.pages.next}
        pageLabel={text.pages.page}
      />
    </>
  );
}

function GrowingList({ commissions }: { commissions: readonly Commission[] }) {
  const [limit, setLimit] = useState(FIRST_CARDS);
  const count = useRef<HTMLParagraphElement>(null);
  const isComplete = commissions.length <= limit;
  const showMore = () => {
    setLimit(limit + PAGE_SIZE);
    // The button disappears with its focus.
    if (commissions.length <= limit + PAGE_SIZE) count.current?.focus();
  };
  return (
    <>
      <CommissionTable commissions={commissions.slice(0, limit)} />
      {commissions.length > FIRST_CARDS && (
        <p ref={count} tabIndex={-1} role="status" className={style.count}>
          {text.shown(Math.min(limit, commissions.length), commissions.length)}
        </p>
      )}
      {!isComplete && (
        <Button variant="secondary" onClick={showMore}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}
