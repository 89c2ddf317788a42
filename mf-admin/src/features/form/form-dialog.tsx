import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import type { FormNotice } from '@vitrina/shared-ui/use-form';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { messages } from '../../messages.ts';
import style from './form-dialog.module.css';

interface FormDialogProps {
  texts: { title: string; text: string; confirm: string };
  onClose: () => void;
  form: { props: ComponentProps<'form'>; busy: boolean; notice: FormNotice | null };
  variant?: 'primary' | 'danger';
  children?: ReactNode;
}

/** Render it only while open. */
export function FormDialog({ texts, onClose, form, variant, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={messages.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} variant={variant} busy={form.busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className={style.form}>
        <p>{texts.text}</p>
        {children}
        <FormAlert notice={form.notice} />
      </form>
    </Dialog>
  );
}
