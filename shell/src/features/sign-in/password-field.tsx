import { IconButton } from '@vitrina/shared-ui/icon-button';
import { TextField, type TextFieldProps } from '@vitrina/shared-ui/text-field';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { signInTexts } from '../../content/sign-in.ts';
import style from './password-field.module.css';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'note'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      note={
        capsLock && (
          <span role="status" className={style.capsLock}>
            {signInTexts.capsLock}
          </span>
        )
      }
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      trailing={
        <IconButton
          size="sm"
          label={shown ? signInTexts.hidePassword : signInTexts.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
