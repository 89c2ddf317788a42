import { COUNTIES } from '@vitrina/contract/counties';
import { hostCan } from '@vitrina/shared-auth';
import { Card } from '@vitrina/shared-ui/card';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { checkoutMessages } from '../../checkout-messages.ts';
import { AddressChoice } from './address-choice.tsx';
import style from './delivery-fields.module.css';
import { type BuyerForm, type DeliveryField, tidied } from './delivery-values.ts';

const { contact, delivery } = checkoutMessages;

/** All fields are required; the page says so once. */
export function DeliveryFields({ form }: { form: BuyerForm }) {
  const field = (name: DeliveryField) => ({
    ...form.field(name),
    onBlur: () => {
      const value = form.values[name];
      const tidy = tidied(name, value);
      if (tidy !== value) form.change({ [name]: tidy });
      form.judge(name);
    },
    'aria-required': true,
  });
  return (
    <>
      <Card className={style.card}>
        <div>
          <h2 className={style.title}>{contact.title}</h2>
          <p className={style.note}>
            {checkoutMessages.allRequired} {hostCan('order-page') && contact.company}
          </p>
        </div>
        <TextField {...field('name')} label={contact.name} autoComplete="name" />
        <div className={style.pair}>
          <TextField
            {...field('email')}
            label={contact.email}
            hint={contact.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextField
            {...field('phone')}
            label={contact.phone}
            hint={contact.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
      </Card>
      <Card className={style.card}>
        <h2 className={style.title}>{delivery.title}</h2>
        <AddressChoice form={form} />
        <div className={style.pair}>
          <SelectField {...field('county')} label={delivery.county} autoComplete="address-level1">
            <option value="">{delivery.chooseCounty}</option>
            {COUNTIES.map((county) => (
              <option key={county}>{county}</option>
            ))}
          </SelectField>
          <TextField
            {...field('locality')}
            label={delivery.locality}
            autoComplete="address-level2"
          />
        </div>
        <div className={style.pair} data-first="narrow">
          <TextField
            {...field('zip')}
            label={delivery.zip}
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <TextField {...field('address')} label={delivery.address} autoComplete="address-line1" />
        </div>
      </Card>
    </>
  );
}
