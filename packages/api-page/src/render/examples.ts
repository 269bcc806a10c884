import type { ExampleNode, MediaTypeNode, WithExamples } from '../../../model/src/openapi/document.ts';
import { examplesOf } from '../../../model/src/openapi/examples.ts';
import { sampleBody } from '../samples/body.ts';
import { exampleOf } from '../samples/exampleOf.ts';
import { codeBlock } from './highlight.ts';
import type { Context } from './Context.ts';
import { anyValue, fact, factList, otherFacts, keySet, valueBlock } from './facts.ts';
import { markup, type Html } from './html.ts';

const RENDERED_KEYS = keySet('summary description value externalValue');

/** Renders the examples of a parameter, one per line. */
export function exampleFacts(context: Context, node: WithExamples): (Html | undefined)[] {
  return examplesOf(context.description, node).map(([, example]) =>
    fact(
      'Example',
      markup`${shownValue(example)}${example.summary && markup` ${example.summary}`}${context.markdown(example.description)}`,
    ),
  );
}

/** Returns the examples of a body, each as its name and its markup. */
export const bodyExamples = (context: Context, node: WithExamples): [name: string, example: Html][] =>
  examplesOf(context.description, node).map(([name, example]) => [
    name,
    markup`<p class="api-example">${exampleLabel(name, example)}</p>${inside(context, example)}`,
  ]);

/** Renders the examples of a body, all collapsed. */
export const renderExamples = (context: Context, node: WithExamples): Html =>
  markup`${foldedExamples(context, examplesOf(context.description, node))}`;

/** Returns an example of each type of an answer or an event, made from its schema, or the note that there is none. */
export function generatedExamples(
  { description }: Context,
  types: readonly [type: string, media: MediaTypeNode][],
): [name: string, example: Html][] {
  const blocks = types.flatMap(([type, media]): [string, Html][] => {
    if (media.schema === undefined) return [];
    // The API sends events as well, with the properties that are read only.
    const value = exampleOf(description, media.schema, 'response');
    const { body } = sampleBody(description, { type, media, schema: media.schema, value });
    if (body.kind === 'json') return [[type, codeBlock(JSON.stringify(body.value, null, 2), 'json')]];
    return body.kind === 'text' ? [[type, valueBlock(body.text)]] : [];
  });
  if (blocks.length === 0 && types.length > 0)
    return [['', markup`<p class="api-example">No example can be given.</p>`]];
  return blocks.map(([type, block]) => [
    blocks.length > 1 ? type : '',
    markup`<p class="api-example">Generated from the schema</p>${block}`,
  ]);
}

export const renderAnswerExamples = (context: Context, media: MediaTypeNode, type: string): Html =>
  examplesOf(context.description, media).length > 0
    ? renderExamples(context, media)
    : markup`${generatedExamples(context, [[type, media]]).map(([, example]) => example)}`;

/** Renders the examples of a request. The first has no value here, since the sample next to it sends and shows it. */
export function renderFurtherExamples(context: Context, node: WithExamples): Html {
  const [first, ...others] = examplesOf(context.description, node);
  return markup`
    ${first && markup`<p class="api-example">The sample sends: ${first[1].summary ?? first[0]}</p>${context.markdown(first[1].description)}${factList(otherFacts(first[1], RENDERED_KEYS))}`}
    ${foldedExamples(context, others)}`;
}

const foldedExamples = (context: Context, examples: [name: string, example: ExampleNode][]): Html[] =>
  examples.map(
    ([name, example]) =>
      markup`<details class="api-example"><summary>${exampleLabel(name, example)}</summary>${inside(context, example)}</details>`,
  );

const exampleLabel = (name: string, { summary }: ExampleNode): Html =>
  markup`Example${(summary ?? name) && markup`: ${summary ?? name}`}`;

const inside = (context: Context, example: ExampleNode): Html =>
  markup`${context.markdown(example.description)}${exampleBlock(example)}${factList(otherFacts(example, RENDERED_KEYS))}`;

function exampleBlock({ value, externalValue }: ExampleNode): Html {
  if (value === undefined && externalValue)
    return markup`<p><a href="${externalValue}">${externalValue}</a></p>`;
  return valueBlock(value);
}

const shownValue = ({ value, externalValue }: ExampleNode): Html =>
  externalValue ? markup`<a href="${externalValue}">${externalValue}</a>` : anyValue(value);
