import type { MailSetting, MailTexts } from '@vitrina/contract/entities/settings';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { Form } from '@vitrina/shared-ui/use-form';
import { settingsMessages } from '../../settings-messages.ts';
import formStyle from '../form/form.module.css';

const text = settingsMessages.mails;

interface MailPartFieldProps {
  part: MailSetting['parts'][number];
  form: Form<MailTexts>;
}

export function MailPartField({ part, form }: MailPartFieldProps) {
  const { name, label, original, required, one_line } = part;
  const Field = one_line ? TextField : TextAreaField;
  const names = required.map((one) => `{${one}}`).join(', ');
  return (
    <div className={formStyle.beside}>
      <Field
        {...form.field(name)}
        label={label}
        required
        {...(names && { hint: text.required(names) })}
      />
      {form.values[name] !== original && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.restoreNamed(label)}
          onClick={() => form.change({ [name]: original })}
        >
          {text.restore}
        </Button>
      )}
    </div>
  );
}
