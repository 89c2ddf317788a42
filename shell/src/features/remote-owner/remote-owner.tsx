import { useLocation } from 'react-router-dom';
import { remoteOwnerTexts } from '../../content/remote-owner.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';
import { isRemoteLoadError } from '../../remotes/remote-load-error.ts';

/** Contact for staff: the team of the remote that failed, or of the page's remote. */
export function RemoteOwner({ error }: { error: unknown }) {
  const { registry, chainOf } = useRemoteHost();
  const { pathname } = useLocation();
  const name = isRemoteLoadError(error) ? error.remote : chainOf(pathname).at(-1)?.remote.name;
  const owner = registry().remotes.find((remote) => remote.name === name)?.current.owner;
  return owner ? <p>{remoteOwnerTexts.owner(owner.team, owner.contact)}</p> : null;
}
