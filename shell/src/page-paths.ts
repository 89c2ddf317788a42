import type { RouteObject } from 'react-router-dom';

/** Paths of the shell's own pages, from its routes without the catch-all. */
export const pagePaths = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const here = [base, path].filter(Boolean).join('/').replace(/^\/+/, '/');
    if (children) return pagePaths(children, here);
    return path === '*' ? [] : [here];
  });
