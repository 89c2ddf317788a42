import Inbox from 'lucide-react/icons/inbox';
import { Alert } from '../src/alert.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { ErrorState } from '../src/error-state.tsx';
import { Illustration } from '../src/illustration.tsx';
import { ProgressBar } from '../src/progress-bar.tsx';
import { QueryView } from '../src/query-view.tsx';
import { Skeleton } from '../src/skeleton.tsx';
import { Spinner } from '../src/spinner.tsx';
import { Toast } from '../src/toast.tsx';
import { UnreadableRows } from '../src/unreadable-rows.tsx';
import styles from './feedback-section.module.css';
import gallery from './gallery.module.css';
import { PICTURE } from './room-samples.ts';
import { Example, Section } from './section.tsx';

const ignore = () => undefined;

const query = { data: undefined, isPending: false, isFetching: false, refetch: ignore };
const queryTexts = {
  loading: <Skeleton lines={2} />,
  failed: 'Comenzile nu au putut fi încărcate',
  retryLabel: 'Reîncearcă',
};

export function FeedbackSection() {
  return (
    <Section title="Răspunsuri">
      <div className={gallery.columns}>
        <Example name="alert">
          <div className={gallery.column}>
            <Alert>Facturile apar pe data de 2 a lunii.</Alert>
            <Alert tone="success" title="Comanda a fost plasată cu succes!">
              Îți trimitem confirmarea pe e-mail.
            </Alert>
            <Alert tone="warning">Stocul s-a schimbat de când ai adăugat produsul.</Alert>
            <Alert
              tone="danger"
              title="Plata nu a putut fi realizată"
              actions={
                <Button size="sm" variant="secondary">
                  Reîncearcă
                </Button>
              }
            >
              Cardul a fost refuzat. <a href="#continut">Cere ajutor</a>
            </Alert>
          </div>
        </Example>
        <Example name="toast">
          <div className={gallery.column}>
            <Toast tone="success" closeLabel="Închide" onClose={ignore}>
              Comanda plasată! ✔️
            </Toast>
            <Toast
              closeLabel="Închide"
              onClose={ignore}
              action={
                <Button size="sm" variant="ghost">
                  Anulează
                </Button>
              }
            >
              Produsul a fost scos din coș.
            </Toast>
            <Toast tone="danger" closeLabel="Închide" onClose={ignore}>
              Actualizarea profilului a eșuat
            </Toast>
          </div>
        </Example>
        <Example name="empty-state">
          <Card>
            <EmptyState
              illustration={<Inbox />}
              title="Nu ai nicio solicitare"
              action={<Button>Creează prima solicitare</Button>}
            >
              Spune-ne ce site îți dorești și îl construim în cel mult 7 zile lucrătoare.
            </EmptyState>
          </Card>
        </Example>
        <Example name="empty-state, illustration">
          <Card>
            <EmptyState
              illustration={<Illustration src={PICTURE} width={320} height={180} size="sm" />}
              title="Nu ai nicio comandă"
            />
          </Card>
        </Example>
        <Example name="error-state">
          <Card>
            <ErrorState
              title="Pagina nu a putut fi încărcată"
              detail="mf-shop • E_LOAD"
              retryLabel="Reîncearcă"
              onRetry={ignore}
            >
              Verifică legătura la internet și încearcă din nou.
            </ErrorState>
          </Card>
        </Example>
        <Example name="query-view (loading, error)">
          <div className={gallery.column}>
            <Card>
              <QueryView {...queryTexts} query={{ ...query, isPending: true }}>
                {String}
              </QueryView>
            </Card>
            <Card>
              <QueryView
                {...queryTexts}
                query={{
                  ...query,
                  error: Object.assign(new Error(), { serverMessage: 'Prea multe cereri.' }),
                }}
              >
                {String}
              </QueryView>
            </Card>
          </div>
        </Example>
        <Example name="unreadable-rows">
          <UnreadableRows rows={[{ name: 'Ruj mat' }, { name: 'Ojă' }]} text="Produse fără preț" />
        </Example>
        <Example name="skeleton">
          <Card aria-busy="true">
            <div className={gallery.column}>
              <Skeleton shape="block" className={styles.picture} />
              <Skeleton lines={3} />
            </div>
          </Card>
        </Example>
        <Example name="spinner, progress-bar">
          <Card>
            <div className={gallery.column}>
              <div className={gallery.row}>
                <Spinner size="sm" />
                <Spinner label="Se încarcă" />
                <Spinner size="lg" />
              </div>
              <ProgressBar label="Încărcare imagini" value={64} />
              <ProgressBar label="Se lucrează" />
            </div>
          </Card>
        </Example>
      </div>
    </Section>
  );
}
