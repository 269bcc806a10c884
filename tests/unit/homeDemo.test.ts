import fs from 'node:fs';
import { expect, it } from 'vitest';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';
import { openWallet } from '../../src/components/demos/WalletDemo/openWallet.ts';
import { steps } from '../../src/components/demos/WalletDemo/steps.ts';

const file = 'src/pages/_components/Samples.mdx';
const sample = fencedBlocks(fs.readFileSync(file, 'utf8'), file).find(({ language }) => language === 'ts');

it('the demo of the home page shows the output printed for readers without scripts', async () => {
  const results: string[] = [];
  await openWallet((each) => results.push(each));
  expect(results).toEqual(steps.map(({ gives }) => gives));
});

it('the demo names the calls of the sample above it, in order', () => {
  const code = sample?.code ?? '';
  const offsets = steps.map(({ call }) => code.indexOf(`${call}(`));
  expect(offsets).not.toContain(-1);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
});
