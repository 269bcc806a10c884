import { limits } from '../limits.ts';
import type { ArgumentSchema, ToolDefinition } from '../tools/definitions.ts';
import prompts from './prompts.json';

/** A prompt: a task that a user starts with one click, and the pages that the assistant works from. */
export interface PromptDefinition extends ToolDefinition {
  /** The task. `{name}` is a placeholder for an argument. */
  readonly task: string;
  /** Paths of the pages to read first, in this order. */
  readonly pages: readonly string[];
  /** The steps after reading. */
  readonly steps: readonly string[];
}

/** The arguments that prompts name. */
const schemas: Readonly<Record<string, ArgumentSchema>> = {
  framework: {
    type: 'string',
    description: 'The framework of the app: `react`, or `javascript` for anything else.',
    enum: ['react', 'javascript'],
    default: 'javascript',
  },
  method: {
    type: 'string',
    description: 'How users sign in: with a code by e-mail or SMS, your own JWT, or Google.',
    enum: ['email', 'sms', 'jwt', 'google'],
    default: 'email',
  },
  error: {
    type: 'string',
    description: 'The error code, or the whole error as it was printed.',
    minLength: 1,
    maxLength: limits.error,
  },
};

/** The prompts for common tasks. The table on the site is generated from this list. */
export const promptDefinitions: readonly PromptDefinition[] = prompts.map((prompt) => ({
  ...prompt,
  arguments: Object.fromEntries(prompt.arguments.map((name) => [name, schemas[name] as ArgumentSchema])),
}));
