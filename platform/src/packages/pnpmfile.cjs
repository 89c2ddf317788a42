/**
 * What a published `package.json` says instead of the one in the workspace: `exports` of the built files
 * in place of the sources, without entries that only the workspace uses. pnpm itself writes the
 * versions for `workspace:` and `catalog:`, but for those of `vitrina.publishedRanges`: of ky, npm then takes
 * version 1 on Node 20, because version 2 declares Node 22. A private package (the template of a remote) stays as it is,
 * unless it is only private until it has a licence.
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
