import type { GetPromptResult } from '@modelcontextprotocol/server';
import { invalidParams, shorten } from '../invalidParams.ts';
import { readArguments } from '../tools/readArguments.ts';
import { promptDefinitions, type PromptDefinition } from './definitions.ts';

/** Steps of every task. */
const COMMON_STEPS = [
  "Before you use an export of the SDKs, look it up with `lookup_symbol`, and look up every operation of the API with `lookup_operation`. Don't guess names.",
  'Check each file that imports an SDK with `check_sample`, and fix what it finds.',
  'Never put a secret key into code that reaches a browser, into the repository or into a log.',
];

export function findPrompt(name: string): PromptDefinition {
  const definition = promptDefinitions.find((prompt) => prompt.name === name);
  if (definition) return definition;
  const names = promptDefinitions.map((prompt) => prompt.name).join(', ');
  throw invalidParams(`there is no prompt "${shorten(name)}": there are ${names}`);
}

export function getPrompt(name: string, input: unknown): GetPromptResult {
  const definition = findPrompt(name);
  const values = readArguments(definition, input);
  const task = definition.task.replace(/\{(\w+)\}/g, (_, argument: string) => String(values[argument]));
  const steps = [
    `Read these pages with \`read_page\`: ${definition.pages.join(', ')}.`,
    ...definition.steps,
    ...COMMON_STEPS,
  ];
  const text = [task, steps.map((step, index) => `${index + 1}. ${step}`).join('\n')].join('\n\n');
  return {
    description: definition.description,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  };
}
