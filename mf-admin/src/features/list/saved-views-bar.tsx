import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import look from '../look/destructive.module.css';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useSavedViews, viewSearch } from './saved-views.ts';
import style from './saved-views-bar.module.css';
import { dropDrafts } from './use-draft.ts';
import { replaceListParams } from './use-list-params.ts';

const text = messages.views;

export function SavedViewsBar({ list }: { list: string }) {
  const [search] = useSearchParams();
  const { views, canSave, save, remove } = useSavedViews(list);
  const [saving, setSaving] = useState(false);
  const current = viewSearch(search);
  return (
    <section className={style.bar} aria-label={text.label}>
      {views.map((view) => (
        <span key={view.name} className={style.view}>
          <Link
            to={`?${replaceListParams(search, view.search)}`}
            replace
            onClick={dropDrafts}
            className={classNames(style.link)}
            aria-current={view.search === current ? 'true' : undefined}
          >
            {view.name}
          </Link>
          <IconButton
            size="sm"
            className={look.destructive ?? ''}
            label={text.remove(view.name)}
            onClick={() => remove(view.name)}
          >
            <X />
          </IconButton>
        </span>
      ))}
      <Button variant="secondary" size="sm" title={text.save} onClick={() => setSaving(true)}>
        <BookmarkPlus />
        <VisuallyHidden>{text.save}</VisuallyHidden>
      </Button>
      <SaveViewDialog
        open={saving}
        onClose={() => setSaving(false)}
        refuse={(name) => (canSave(name) ? null : text.full)}
        onSave={(name) => save({ name, search: current })}
      />
    </section>
  );
}
