import { PERMISSIONS, type Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { messages } from '../../messages.ts';
import style from './staff.module.css';

const text = messages.staff;

interface PermissionFieldsProps {
  value: readonly Permission[];
  /** What they held when the form was opened: taken away by mistake, it is given again. */
  was?: readonly Permission[];
  /** What whoever gives them holds. */
  givable: readonly Permission[];
  error: string | undefined;
  onChange: (value: Permission[]) => void;
}

/** Checkboxes of what somebody may do; nobody gives what they do not hold, but may take it away. */
export function PermissionFields({
  value,
  was = [],
  givable,
  error,
  onChange,
}: PermissionFieldsProps) {
  const isFixed = (one: Permission) => !holds([...givable, ...was], one);
  const first = PERMISSIONS.find((one) => !isFixed(one));
  return (
    <fieldset className={style.fields}>
      <legend className={style.legend}>{text.permissions}</legend>
      {PERMISSIONS.map((one) => (
        <CheckboxField
          key={one}
          label={messages.permissions[one].label}
          hint={isFixed(one) ? text.notHeld : messages.permissions[one].hint}
          checked={value.includes(one)}
          disabled={isFixed(one)}
          error={one === first ? error : undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              PERMISSIONS.filter((other) => (other === one ? checked : value.includes(other))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
