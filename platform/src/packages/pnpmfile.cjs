/**
 * Rewrites `package.json` for publishing: `exports` name built files instead of sources, without
 * workspace-only entries. pnpm itself replaces `workspace:` and `catalog:`, except for
 * `vitrina.publishedRanges`: these let npm install ky 1 on Node 20, because ky 2 requires Node 22. A private
 * package (the template of a remote) is left unchanged, unless it is only private until it has a licence.
 */
module.exports = {
  hooks: {
    beforePacking(packed) {
      if (packed.private && packed.license !== 'UNLICENSED') return packed;
      const {
        devDependencies: _,
        scripts: __,
        private: ___,
        vitrina,
        exports,
        ...manifest
      } = packed;
      const hidden = vitrina?.workspaceOnly ?? [];
      const entries = Object.entries(exports).filter(([name]) => !hidden.includes(name));
      const published = Object.fromEntries(entries.map(([name, file]) => [name, built(file)]));
      const dependencies = { ...manifest.dependencies, ...vitrina?.publishedRanges };
      return { ...manifest, dependencies, exports: published };
    },
  },
};

/** `./src/rules/money.ts` -> its built script and declarations; other files keep their place. */
function built(file) {
  const place = file.startsWith('./src/') ? file.replace('./', './dist/') : file;
  if (!/\.tsx?$/.test(file)) return place;
  const stem = file.replace('./', './dist/').replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
