import { isObject, type BodyNode, type ResponseNode } from '../../../model/src/openapi/document.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import type { Context } from './Context.ts';
import { bodyExamples, generatedExamples } from './examples.ts';
import { markup, type Html } from './html.ts';
import { mediaTypeEntries } from './parameters.ts';
import { unsharedResponses, statusName } from './responses.ts';
import { card, type Panel } from './card.ts';

const answerPanels = (context: Context, { node }: Operation): Panel[] =>
  unsharedResponses(context, node).flatMap(([status, response]) => {
    const { content } = context.description.resolve<ResponseNode>(response).value;
    return panelsOf(context, content, markup`${status} ${statusName(status)}`, status);
  });

/** Returns the first example of an operation's own responses. */
export const firstAnswer = (context: Context, operation: Operation): Html | undefined =>
  answerPanels(context, operation)[0]?.body;

export function renderResponseExamples(context: Context, operation: Operation): Html | undefined {
  const panels = answerPanels(context, operation);
  return panels.length > 0 ? markup`<h4>Answer</h4>${card('Answer', '', panels)}` : undefined;
}

export function renderPayloads(context: Context, { node }: Operation): Html | undefined {
  const { content } = context.description.resolve<BodyNode>(node.requestBody).value;
  const panels = panelsOf(context, content, markup`Event`, '');
  return panels.length > 0 ? card('Payload', '', panels) : undefined;
}

function panelsOf(context: Context, content: unknown, title: Html, status: string): Panel[] {
  const types = mediaTypeEntries(context, isObject(content) ? content : {});
  const given = types.flatMap(([, media]) => bodyExamples(context, media));
  return (given.length > 0 ? given : generatedExamples(context, types)).map(([name, body]) => ({
    value: `${status} ${name}`.trim(),
    label: markup`${status} ${name}`,
    title,
    body,
  }));
}
