import * as z from 'zod/mini';
import type { NavigationEntry, RemoteCommand } from './contributions.ts';
import { type HtmlMount, htmlProblems } from './remote-html.ts';
import { linkProblem } from './rules/navigation-link.ts';
import { matchesPage } from './rules/page-pattern.ts';

interface Contributing {
  mounts: readonly ContributedMount[];
  navigation?: readonly NavigationEntry[] | undefined;
  commands?: readonly RemoteCommand[] | undefined;
}

/** What the checks read of a mount of `remote.json`. */
interface ContributedMount extends HtmlMount {
  busy?: readonly string[] | undefined;
  serves?: string | undefined;
  permissions?: Readonly<Record<string, unknown>> | undefined;
}

/** Entries of `remote.json` refer to its own mounts, and names are unique. */
export const ownReferences = () =>
  z.superRefine(({ mounts, navigation = [], commands = [] }: Contributing, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });

    const lead = (list: string, entries: ReadonlyArray<{ mount: string; page?: string }>) => {
      entries.forEach(({ mount: id, page }, index) => {
        const mount = mounts.find((one) => one.id === id);
        if (!mount)
          refuse(
            [list, index, 'mount'],
            `it has no mount "${id}": name ${mounts.map((one) => one.id).join(' or ')}`,
          );
        else if (page && lacks(mount, page)) refuse([list, index, 'page'], noPage(mount, page));
      });
    };
    lead('navigation', navigation as ReadonlyArray<{ mount: string; page?: string }>);
    lead('commands', commands as ReadonlyArray<{ mount: string; page?: string }>);

    navigation.forEach((link, index) => {
      const problem = linkProblem(
        link,
        mounts.find(({ id }) => id === link.mount),
      );
      if (problem) refuse(['navigation', index, problem.key], problem.says);
    });

    mounts.forEach((mount, index) => {
      const { id, pages, busy = [], access, permissions = {} } = mount;
      busy.forEach((page, position) => {
        if (lacks(mount, page)) refuse(['mounts', index, 'busy', position], noPage(mount, page));
      });
      for (const page of Object.keys(permissions)) {
        const path = ['mounts', index, 'permissions', page];
        if (access !== 'admin') refuse(path, `the mount "${id}" is not for staff alone`);
        else if (pages && !pages.includes(page))
          refuse(path, `the mount "${id}" has no page "${page}"`);
      }
    });

    mounts.forEach((mount, index) => {
      for (const { path, says } of htmlProblems(mount))
        refuse(['mounts', index, 'html', ...path], says);
    });

    const once = (list: string, key: string, values: ReadonlyArray<string | undefined>) => {
      values.forEach((value, index) => {
        if (value !== undefined && values.indexOf(value) < index)
          refuse([list, index, key], `"${value}" stands twice`);
      });
    };
    once(
      'mounts',
      'serves',
      mounts.map(({ serves }) => serves),
    );
    once(
      'commands',
      'id',
      commands.map(({ id }) => id),
    );
    once(
      'commands',
      'shortcut',
      commands.map(({ shortcut }) => shortcut),
    );
  });

type Pages = Pick<HtmlMount, 'id' | 'pages'>;

const lacks = ({ pages }: Pages, page: string): boolean =>
  pages?.every((one) => one !== page && !matchesPage(one, page)) ?? false;

const noPage = ({ id, pages = [] }: Pages, page: string): string =>
  `the mount "${id}" has no page "${page}": add it to its "pages", or name one of ${pages.filter(Boolean).join(', ') || 'them'}`;
