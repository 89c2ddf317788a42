/** The frame with the card fields. The card number never leaves this origin. */
import {
  cvcProblem,
  expiryProblem,
  formatExpiry,
  groupDigits,
  numberProblem,
  type Problem,
} from './card-rules.ts';
import {
  type Appearance,
  CONNECT,
  type ConfirmAnswer,
  type ConfirmRequest,
  type FontSource,
  type FromFrame,
  READY,
  type ToFrame,
} from './protocol.ts';

interface CardField {
  input: HTMLInputElement;
  problem: HTMLElement;
  check: (text: string) => Problem;
}

const form = document.getElementById('card') as HTMLElement;

const fields: CardField[] = [
  addField('number', 'Număr card', '1234 1234 1234 1234', 'cc-number', groupDigits, numberProblem),
  addField('expiry', 'Expirare (LL/AA)', 'LL/AA', 'cc-exp', formatExpiry, (text) =>
    expiryProblem(text, new Date()),
  ),
  addField(
    'cvc',
    'CVC',
    '123',
    'cc-csc',
    (text) => text.replace(/\D/g, '').slice(0, 4),
    cvcProblem,
  ),
];
const [number, expiry, cvc] = fields.map(({ input }) => input) as [
  HTMLInputElement,
  HTMLInputElement,
  HTMLInputElement,
];

let port: MessagePort | undefined;
const tell = (message: FromFrame) => port?.postMessage(message);

function addField(
  name: string,
  label: string,
  placeholder: string,
  autocomplete: AutoFill,
  format: (text: string) => string,
  check: CardField['check'],
): CardField {
  const row = document.createElement('div');
  row.className = `field ${name}`;
  const text = document.createElement('label');
  text.htmlFor = name;
  text.textContent = label;
  const input = Object.assign(document.createElement('input'), {
    id: name,
    placeholder,
    autocomplete,
    inputMode: 'numeric',
  });
  const problem = Object.assign(document.createElement('p'), {
    id: `${name}-problem`,
    className: 'problem',
  });
  problem.setAttribute('role', 'alert');
  input.setAttribute('aria-describedby', problem.id);
  row.append(text, input, problem);
  form.append(row);
  const field = { input, problem, check };
  input.addEventListener('input', () => {
    input.value = format(input.value);
    show(field, null);
    tellChange();
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') show(field, check(input.value));
    tell({ type: 'blur' });
  });
  input.addEventListener('focus', () => tell({ type: 'focus' }));
  return field;
}

function show({ input, problem }: CardField, found: Problem): void {
  problem.textContent = found?.message ?? '';
  if (found) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

const tellChange = () =>
  tell({
    type: 'change',
    complete: fields.every(({ input, check }) => check(input.value) === null),
    empty: fields.every(({ input }) => input.value === ''),
  });

/** Shows errors and focuses the first invalid field. */
function submit(): ConfirmAnswer {
  const found = fields.map((field) => [field, field.check(field.input.value)] as const);
  for (const [field, problem] of found) show(field, problem);
  const first = found.find(([, problem]) => problem);
  if (!first?.[1]) return {};
  first[0].input.focus();
  return { error: { type: 'validation_error', ...first[1] } };
}

async function confirm({ key, clientSecret, returnUrl }: ConfirmRequest): Promise<ConfirmAnswer> {
  const checked = submit();
  if (checked.error) return checked;
  const body = new URLSearchParams({
    client_secret: clientSecret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number.value.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': expiry.value.slice(0, 2),
    'payment_method_data[card][exp_year]': `20${expiry.value.slice(3)}`,
    'payment_method_data[card][cvc]': cvc.value,
  });
  const [id] = clientSecret.split('_secret_');
  try {
    const response = await fetch(`/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
    });
    const answer = await response.json();
    return response.ok ? { paymentIntent: answer } : { error: answer.error };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'Nu s-a putut contacta procesatorul de plăți.',
      },
    };
  }
}

/** Applies the host page's colours through the object model, which the policy allows. */
function paint({ variables, rules }: Appearance): void {
  const border = rules?.['.Input']?.border;
  for (const [name, value] of Object.entries({ ...variables, ...(border && { border }) })) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
}

function addFonts(fonts: readonly FontSource[]): void {
  for (const { family, src, ...descriptors } of fonts) {
    document.fonts.add(new FontFace(family, src, descriptors));
  }
}

async function handle(message: ToFrame): Promise<void> {
  switch (message.type) {
    case 'appearance':
      return paint(message.appearance);
    case 'fonts':
      return addFonts(message.fonts);
    case 'disabled':
      for (const { input } of fields) input.disabled = message.disabled;
      return;
    case 'focus':
      return number.focus();
    case 'clear':
      for (const field of fields) {
        field.input.value = '';
        show(field, null);
      }
      return tellChange();
    case 'submit':
      return tell({ type: 'answer', call: message.call, answer: submit() });
    case 'confirm':
      return tell({ type: 'answer', call: message.call, answer: await confirm(message.request) });
  }
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.data !== CONNECT || port) return;
  port = event.ports[0];
  if (!port) return;
  port.onmessage = ({ data }) => void handle(data as ToFrame);
  new ResizeObserver(() =>
    tell({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) }),
  ).observe(form);
  tellChange();
});
parent.postMessage(READY, '*');
