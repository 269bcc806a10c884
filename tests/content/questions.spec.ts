import { expect, test } from '@playwright/test';
import { addressesIn, toolsOfBuild } from '../support/docsMcpSearch.ts';
import { questions } from '../support/questions.ts';

/** The least number of the thirty questions that one of the first three sections found must answer. */
const LEAST_ANSWERED = 28;

test('the first three sections that an assistant finds contain the answer', async () => {
  const { call, remove } = toolsOfBuild();
  const missing: string[] = [];
  try {
    for (const { text: asks, answers } of questions) {
      const addresses = addressesIn(await call('search_docs', { query: asks, limit: 3 }));
      const sections = await Promise.all(addresses.map((page) => call('read_page', { page })));
      const isAnswered = sections.some((section) => answers.some((answer) => section.includes(answer)));
      if (!isAnswered) missing.push(`${asks} → ${addresses.join(', ')}`);
    }
  } finally {
    remove();
  }
  expect(questions).toHaveLength(30);
  expect(questions.length - missing.length, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});
