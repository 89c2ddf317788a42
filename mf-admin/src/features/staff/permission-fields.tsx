import { PERMISSIONS, type Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { messages } from '../../messages.ts';
import style from './staff.module.css';

const text = messages.staff;

interface PermissionFieldsProps {
  value: readonly Permission[];
  /** Held when the form opened: one unticked by mistake can be ticked again. */
  was?: readonly Permission[];
  /** Permissions of the signed-in person. */
  givable: readonly Permission[];
  error: string | undefined;
  onChange: (value: Permission[]) => void;
}

/** Nobody can grant a permission they lack, but they can revoke it. */
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
