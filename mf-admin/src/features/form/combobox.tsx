import { Field } from '@vitrina/shared-ui/field';
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx';

interface ComboboxProps extends ComboboxInputProps {
  label: string;
  error: string | undefined;
}

/** Combobox in a field; clearing it chooses nothing. */
export const Combobox = ({ label, error, ...input }: ComboboxProps) => (
  <Field label={label} required error={error}>
    {(tied) => <ComboboxInput {...input} tied={tied} onEmptied={() => input.onChange('')} />}
  </Field>
);
