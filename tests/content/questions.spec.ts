import { expect, test } from '@playwright/test';
import { addressesIn, toolsOfBuild } from '../support/docsMcpSearch.ts';
import { readTable } from '../../packages/model/src/readTable.ts';

/**
 * Thirty developers' questions to an assistant, on all products. They were written before the search was run, and it
 * isn't tuned to them. A section answers one if it contains one of the texts.
 */
const questions = readTable('tests/content/questions.tsv', ['question', 'answers']);

/** The least number of the thirty questions that one of the first three sections found must answer. */
const LEAST_ANSWERED = 28;

test('the first three sections that an assistant finds contain the answer', async () => {
  const { call, remove } = toolsOfBuild();
  const missing: string[] = [];
  try {
    for (const { question, answers } of questions) {
      const addresses = addressesIn(await call('search_docs', { query: question, limit: 3 }));
      const sections = await Promise.all(addresses.map((page) => call('read_page', { page })));
      const isAnswered = sections.some((section) =>
        answers.split(' | ').some((answer) => section.includes(answer)),
      );
      if (!isAnswered) missing.push(`${question} → ${addresses.join(', ')}`);
    }
  } finally {
    remove();
  }
  expect(questions).toHaveLength(30);
  expect(questions.length - missing.length, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});
