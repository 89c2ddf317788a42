import { isolated } from '@vitrina/contract/rules/isolated';
import {
  ownNavigation,
  platformCommands,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { Alert } from '@vitrina/shared-ui/alert';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { Link, useLocation } from 'react-router-dom';
import { builderTexts } from '../../messages.ts';
import style from './embed-builder.module.css';
import { NewCountedForm } from './new-counted-form.tsx';
import type { CountedFormState } from './use-counted-form.ts';

const { counted: texts } = builderTexts;
const ALONE = ownNavigation({ mounts: [] });

interface CountedFormProps {
  counted: CountedFormState;
  onChoose: (id: string) => void;
}

/** Chooses the embed that visits are counted under; guests learn that counting exists. */
export function CountedForm({ counted: { who, id, unknown, own }, onChoose }: CountedFormProps) {
  const { pathname, search } = useLocation();
  if (who === null) return null;
  const dashboard = platformCommands(ALONE).find((command) => command.id === 'own-embeds');
  return (
    <>
      {unknown && <Alert tone="warning">{texts.unknown(isolated(unknown))}</Alert>}
      {who === 'guest' && (
        <p className={style.hint}>
          {texts.guest}{' '}
          <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>{texts.signIn}</Link>
        </p>
      )}
      {who === 'owner' && own && (
        <div className={style.counted}>
          <SelectField
            label={texts.label}
            hint={texts.hint}
            value={id}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <option value="">{texts.none}</option>
            {own.map((embed) => (
              <option key={embed.id} value={embed.id}>
                {embed.ended_at ? texts.ended(isolated(embed.name)) : embed.name}
              </option>
            ))}
          </SelectField>
          <NewCountedForm onMade={onChoose} />
          {dashboard && <Link to={dashboard.to}>{texts.dashboard}</Link>}
        </div>
      )}
    </>
  );
}
