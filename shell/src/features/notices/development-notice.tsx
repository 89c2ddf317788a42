import { platformConfig } from '@vitrina/shared-auth/platform';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import Laptop from 'lucide-react/icons/laptop';
import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { developmentTexts as text } from '../../content/development.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';
import {
  endDevelopment,
  followDevelopment,
  useDevelopment,
} from '../../remotes/tab/development-session.ts';
import {
  type DevelopedRemote,
  developmentOrigin,
  forgetDeveloped,
  keepDeveloped,
} from '../../remotes/tab/tab-releases.ts';
import style from './notice.module.css';

/** Asks before code from this computer runs in the tab; afterwards says so and offers to end it. */
export function DevelopmentNotice({ remote, agreed }: DevelopedRemote) {
  const [answer, setAnswer] = useState<'open' | 'yes' | 'no'>(agreed ? 'yes' : 'open');
  const { environment } = platformConfig();
  const origin = developmentOrigin(platformConfig()) ?? '';
  const refuse = () => {
    forgetDeveloped();
    setAnswer('no');
  };
  const agree = () => {
    keepDeveloped({ remote, agreed: true });
    setAnswer('yes');
  };
  if (answer === 'yes') return <Banner remote={remote} origin={origin} />;
  // Not a valid remote name: the link was not made by our tools.
  if (!/^mf-[a-z][a-z-]{0,39}$/.test(remote)) return null;
  return (
    <ConfirmDialog
      open={answer === 'open'}
      title={text.question}
      keepLabel={text.refuse}
      closeLabel={text.close}
      confirmLabel={text.agree}
      variant="primary"
      onClose={refuse}
      onConfirm={agree}
    >
      <p>{text.whatRuns(remote, origin)}</p>
      <p>{text.whatItSees(environment)}</p>
      <p>
        <strong>{text.whoAgrees}</strong>
      </p>
    </ConfirmDialog>
  );
}

function Banner({ remote, origin }: { remote: string; origin: string }) {
  const host = useRemoteHost();
  const router = use(DataRouterContext)?.router;
  const { release, problem, connected } = useDevelopment();
  useEffect(() => void followDevelopment(host, router), [host, router]);
  const detail = connected ? (release ?? text.waiting) : text.unreachable(origin);
  return (
    <section
      aria-label={text.label}
      className={classNames(style.notice, problem ? style.offline : style.release)}
    >
      <p className={style.text}>
        <Laptop />
        {text.running(remote)}
      </p>
      <span role="status" className={style.detail}>
        {problem?.title ?? detail}
      </span>
      <div className={style.actions}>
        <Button size="sm" variant="secondary" onClick={endDevelopment}>
          {text.stop}
        </Button>
      </div>
      {problem && (
        <details className={style.problem}>
          <summary>{text.details}</summary>
          <pre>{problem.detail}</pre>
        </details>
      )}
    </section>
  );
}
