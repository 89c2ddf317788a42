import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Card } from '../src/card.tsx';
import { CheckboxField } from '../src/checkbox-field.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { RadioGroup } from '../src/radio-group.tsx';
import { SelectField } from '../src/select-field.tsx';
import { Stepper } from '../src/stepper.tsx';
import { TextAreaField } from '../src/text-area-field.tsx';
import { TextField } from '../src/text-field.tsx';
import { FormParts } from './form-parts.tsx';
import gallery from './gallery.module.css';
import { Example, Section } from './section.tsx';

const palettes = [
  { value: 'Minimalistă', label: 'Minimalistă', hint: 'Alb, gri, o singură culoare' },
  { value: 'Vibrantă', label: 'Vibrantă', hint: 'Culori vii, contraste mari' },
  { value: 'Pastel', label: 'Pastel', hint: 'Tonuri blânde' },
  { value: 'Tonuri pământii', label: 'Tonuri pământii', disabled: true },
];

export function FormsSection() {
  const [palette, setPalette] = useState('Vibrantă');
  return (
    <Section title="Formulare">
      <Card padding="lg">
        <div className={gallery.column}>
          <Stepper step={3} total={11} label="Pasul 3 din 11" title="Cum arată site-ul tău" />
          <div className={gallery.columns}>
            <Example name="text-field">
              <div className={gallery.column}>
                <TextField label="Nume" required autoComplete="name" />
                <TextField
                  label="E-mail"
                  type="email"
                  hint="Aici trimitem confirmarea comenzii."
                  defaultValue="maria@exemplu"
                  error="Adresa de e-mail pare incompletă."
                  required
                />
                <TextField
                  label="Parolă"
                  type="password"
                  defaultValue="parola-mea"
                  trailing={
                    <IconButton label="Arată parola" size="sm">
                      <Eye />
                    </IconButton>
                  }
                />
                <TextField label="Preț" inputMode="decimal" defaultValue="49,90" trailing="RON" />
                <TextField
                  label="E-mail"
                  note="nu se poate schimba"
                  readOnly
                  value="ana@exemplu.ro"
                />
              </div>
            </Example>
            <Example name="select-field, text-area-field, checkbox-field">
              <div className={gallery.column}>
                <SelectField label="Județ" required defaultValue="">
                  <option value="" disabled>
                    Alege județul
                  </option>
                  <option>București - Sector 1</option>
                  <option>Cluj</option>
                  <option>Timiș</option>
                </SelectField>
                <TextAreaField
                  label="Descrierea afacerii"
                  note="opțional"
                  hint="Ce faci, pentru cine și de când."
                  placeholder="Salon de înfrumusețare în Brașov, din 2015…"
                />
                <CheckboxField
                  label="Accept Termenii și Condițiile"
                  required
                  error="Trebuie să accepți Termenii și Condițiile pentru a continua."
                />
                <CheckboxField
                  label="Creează un cont"
                  hint="Ca să urmărești comanda și să cumperi mai repede data viitoare."
                  defaultChecked
                />
                <CheckboxField label="Indisponibil" disabled />
              </div>
            </Example>
          </div>
          <Example name="radio-group">
            <RadioGroup
              label="Ce paletă de culori îți place?"
              hint="O poți schimba după prima versiune."
              look="cards"
              options={palettes}
              value={palette}
              onValueChange={setPalette}
              required
            />
            <RadioGroup
              label="Ai logo?"
              error="Alege un răspuns."
              options={[
                { value: 'Da', label: 'Da' },
                { value: 'Nu', label: 'Nu, am nevoie de unul' },
              ]}
            />
          </Example>
          <FormParts />
        </div>
      </Card>
    </Section>
  );
}
