import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server';
import { invalidParams, shorten } from './invalidParams.ts';
import { findPrompt } from './prompts/getPrompt.ts';
import { pageTemplate } from './resources.ts';
import type { Site } from './site/Site.ts';

/** The protocol's maximum number of completions. */
const MAX_COMPLETIONS = 100;

/** Returns completions for an argument of a prompt, or for a variable of a page's address. */
export function complete(
  site: Site,
  { ref, argument }: Pick<CompleteRequestParams, 'ref' | 'argument'>,
): CompleteResult {
  const candidates =
    ref.type === 'ref/prompt'
      ? promptCompletions(site, ref.name, argument.name)
      : templateCompletions(site, ref.uri, argument.name);
  const typed = argument.value.toLowerCase();
  const matches = candidates.filter((value) => value.toLowerCase().includes(typed));
  const begins = (value: string) => Number(value.toLowerCase().startsWith(typed));
  const values = matches.toSorted((a, b) => begins(b) - begins(a));
  return {
    completion: {
      values: values.slice(0, MAX_COMPLETIONS),
      total: values.length,
      hasMore: values.length > MAX_COMPLETIONS,
    },
  };
}

function promptCompletions({ errors }: Site, name: string, argument: string): readonly string[] {
  const schemas = findPrompt(name).arguments;
  const schema = Object.hasOwn(schemas, argument) ? schemas[argument] : undefined;
  if (!schema) throw invalidParams(`${name} has no argument \`${shorten(argument)}\``);
  return schema.enum ?? (argument === 'error' ? errors.map(({ code }) => code) : []);
}

function templateCompletions({ pages }: Site, uri: string, argument: string): string[] {
  if (uri !== pageTemplate.uriTemplate)
    throw invalidParams(`the only template is ${pageTemplate.uriTemplate}`);
  if (argument === 'part') return [];
  if (argument !== 'path') throw invalidParams(`${uri} has no variable \`${shorten(argument)}\``);
  return [...pages.keys()].map((route) => route.slice(1)).filter((route) => route !== '');
}
