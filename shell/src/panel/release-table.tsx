import { platformConfig } from '@vitrina/shared-auth/platform';
import { Button } from '@vitrina/shared-ui/button';
import { useEffect, useReducer } from 'react';
import { releasePanelTexts as text } from '../content/release-panel.ts';
import { readOverrides } from '../remotes/overridden-releases.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';
import { channelOf, followLoads, type LoadState, loadStates, phasesOf } from './load-states.ts';
import style from './release-panel.module.css';

/** One row per remote: the offered release until something has loaded. */
export function ReleaseTable({ onRestore }: { onRestore: (remote: string) => void }) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => followLoads(update), []);
  const { registry } = useRemoteHost();
  const states = loadStates();
  return (
    <table className={style.table}>
      <thead>
        <tr>
          {[text.remote, text.release, text.origin, text.channel, text.state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {registry().remotes.map(({ name, current }) => (
          <Row
            key={name}
            name={name}
            id={states.get(name)?.release || current.id}
            state={states.get(name)}
            onRestore={onRestore}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  id: string;
  state: LoadState | undefined;
  onRestore: (remote: string) => void;
}

function Row({ name, id, state, onRestore }: RowProps) {
  const { signedRegistry, registry } = useRemoteHost();
  const overrides = readOverrides(platformConfig().environment);
  const found = channelOf(name, id, signedRegistry(), overrides, registry());
  const owner = found?.release.owner;
  return (
    <tr>
      <th scope="row">
        {name}
        {owner && (
          <div className={style.owner}>
            {owner.team}
            <br />
            {owner.contact}
          </div>
        )}
      </th>
      <td>
        <code>{id}</code>
      </td>
      <td>{found && new URL(found.release.entry.url).origin}</td>
      <td>
        {found && text.channels[found.channel]}
        {found?.channel === 'override' && (
          <Button size="sm" variant="ghost" onClick={() => onRestore(name)}>
            {text.restore(name)}
          </Button>
        )}
      </td>
      <td>{found && describeLoad(state, phasesOf(found.release))}</td>
    </tr>
  );
}

function describeLoad(
  state: LoadState | undefined,
  { entryMs, modulesMs }: ReturnType<typeof phasesOf>,
): string {
  if (!state) return text.notLoaded;
  if (state.ms === null) return text.failed(state.phase ?? '');
  return text.loaded(state.ms, entryMs, modulesMs);
}
