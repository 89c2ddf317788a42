import { useState } from 'react';
import { ChosenFiles } from '../src/chosen-files.tsx';
import { CountedAreaField } from '../src/counted-area-field.tsx';
import { Field } from '../src/field.tsx';
import { FileButton } from '../src/file-button.tsx';
import { FormAlert } from '../src/form-alert.tsx';
import { SearchLine } from '../src/search-line.tsx';
import gallery from './gallery.module.css';
import { FILES, fileTexts } from './room-samples.ts';
import { Example } from './section.tsx';

const ignore = () => undefined;

export function FormParts() {
  const [note, setNote] = useState('Vă rog să sunați înainte.');
  return (
    <div className={gallery.columns}>
      <Example name="field, counted-area-field">
        <div className={gallery.column}>
          <Field label="Culoarea" hint="Orice control, cu textele lui.">
            {(control) => <input {...control} type="color" defaultValue="#0f5f5a" />}
          </Field>
          <CountedAreaField
            label="Notă pentru curier"
            value={note}
            most={20}
            countText={(used, most) => `${used} din ${most} de caractere`}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </Example>
      <Example name="search-line">
        <search>
          <form action="#continut">
            <SearchLine name="q" label="Caută un produs" action="Caută" />
          </form>
        </search>
      </Example>
      <Example name="file-button, chosen-files">
        <div className={gallery.row}>
          <FileButton label="Adaugă fișiere" multiple onChoose={ignore} />
        </div>
        <ChosenFiles files={FILES} text={fileTexts} onRetry={ignore} onRemove={ignore} />
      </Example>
      <Example name="form-alert">
        <div className={gallery.column}>
          <FormAlert notice={{ tone: 'success', text: 'Datele au fost salvate.' }} />
          <FormAlert
            notice={{
              tone: 'danger',
              text: 'Datele nu au fost salvate.',
              detail: 'Adresa de e-mail are deja un cont.',
            }}
          />
        </div>
      </Example>
    </div>
  );
}
