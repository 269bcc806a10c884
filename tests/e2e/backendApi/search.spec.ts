import { expect, test } from '@playwright/test';
import { kebab } from '../../../packages/model/src/openapi/identifiers.ts';
import { sampleOf } from '../../support/long.ts';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../../support/searchWorker.ts';
import { description, PAGE } from './page.ts';

test('a search for the summary, the path or the id of an operation finds it among the first three', async ({
  page,
}) => {
  const address = await searchWorkerAddress(page);
  await startSearchWorker(page, address);
  await askWorker(page, 'settle', '/', '');
  const lost: string[] = [];
  for (const [path, methods] of sampleOf(Object.entries(description.paths), 8)) {
    for (const [method, { operationId, summary }] of Object.entries(methods)) {
      if (!operationId || !summary) continue;
      const anchor = `#${kebab(operationId)}`;
      for (const query of [summary, operationId, `${method.toUpperCase()} ${path}`]) {
        const hits = await askWorker(page, 'search', '/', '', query, { hits: 6, excerpt: 50 });
        // A name that is also a method of an SDK finds the SDK first.
        const candidates = hits.filter(
          ({ document: { u, h } }) => u === PAGE || h !== `#${query.toLowerCase()}`,
        );
        if (!candidates.slice(0, 3).some(({ document: { u, h } }) => u === PAGE && h === anchor)) {
          lost.push(`${query}: ${hits.map(({ document: { u, h = '' } }) => u + h).join(' ')}`);
        }
      }
    }
  }
  expect(lost).toEqual([]);
});
