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
/** Rows at once: a thousand would make the page slow. */
const PAGE_SIZE = 25;
/** Where each row is a card, a few of them already fill the screen. */
const FIRST_CARDS = 6;

/** The rows in pages; on a phone a few, and more on request. */
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
    // At once: how far the page can scroll depends on the rows.
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
    // The button goes away with the focus that it holds.
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
