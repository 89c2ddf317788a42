/** The bank's page: approves or refuses, then returns the buyer. */
import { AUTHENTICATED } from './protocol.ts';

const parameters = new URLSearchParams(location.search);
const intent = parameters.get('intent') ?? '';
const clientSecret = parameters.get('client_secret') ?? '';
const problem = document.getElementById('problem') as HTMLElement;

async function decide(outcome: string): Promise<void> {
  problem.textContent = '';
  const response = await fetch(
    `/v1/payment_intents/${encodeURIComponent(intent)}/sandbox_authenticate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({ client_secret: clientSecret, outcome }),
    },
  ).catch(() => null);
  if (!response?.ok) {
    problem.textContent =
      'Confirmarea nu mai este valabilă. Închide fereastra și încearcă din nou.';
    return;
  }
  const opener = parameters.get('parent');
  if (opener && parent !== window) parent.postMessage(AUTHENTICATED, opener);
  else goBack(outcome);
}

function goBack(outcome: string): void {
  const target = new URL(parameters.get('return_url') ?? '', location.href);
  if (!/^https?:$/.test(target.protocol)) return;
  target.searchParams.set('payment_intent', intent);
  target.searchParams.set('payment_intent_client_secret', clientSecret);
  target.searchParams.set('redirect_status', outcome === 'approve' ? 'succeeded' : 'failed');
  location.assign(target);
}

const answers = document.getElementById('answers') as HTMLElement;
for (const button of answers.querySelectorAll('button')) {
  button.addEventListener('click', () => void decide(button.value));
}
// Shown only now, because an earlier click would be lost.
answers.hidden = false;
