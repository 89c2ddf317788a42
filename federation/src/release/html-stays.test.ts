import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, temporaryFolder } from './sample-shell.ts';

const STAYS =
  'Its HTML was not written, because no --config was given: new pages do not know it. Then: pnpm render-html --config <file>.';

test('without --config every change says that the HTML stays behind; with it none does', async () => {
  for (const config of [undefined, SAMPLE_CONFIG]) {
    const root = temporaryFolder('store');
    const { run, release } = deploymentOn(() => folderStore(root), { config });
    const said = [
      await run('release', 'shell'),
      await release('mf-quiz', sampleRemote('mf-quiz', '00000001')),
      await release('mf-quiz', sampleRemote('mf-quiz', '00000002')),
      await run('rollback', 'mf-quiz'),
      await run('switch-off', 'mf-quiz'),
      await run('switch-on', 'mf-quiz'),
    ];
    expect(said.filter((one) => one.includes(STAYS))).toHaveLength(config ? 0 : said.length);
    expect(await run('releases', '')).not.toContain(STAYS);
  }
});
