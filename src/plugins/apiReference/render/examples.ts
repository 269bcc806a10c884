import type { ExampleNode, WithExamples } from '../../../../facts/openapi/document.ts';
import { examplesOf } from '../../../../facts/openapi/examples.ts';
import { codeBlock } from './code.ts';
import type { Context } from './Context.ts';
import { anyValue, fact, factList, otherFacts, words } from './facts.ts';
import type { Language } from './highlight.ts';
import { markup, type Html } from './html.ts';

const SHOWN = words('summary description value externalValue');

/** Whether the first example is open from the start, and whether the values have colors. */
export type ExampleStyle = 'open' | 'closed' | 'plain';

/** Examples of a parameter, in a line each. */
export function exampleFacts(context: Context, node: WithExamples): (Html | undefined)[] {
  return examplesOf(context.description, node).map(([, example]) =>
    fact(
      'Example',
      markup`${shownValue(example)}${example.summary && markup` ${example.summary}`}${context.markdown(example.description)}`,
    ),
  );
}

/** Examples of a body: each one can be opened. Those of errors are many and alike, and stay without colors. */
export function renderExamples(context: Context, node: WithExamples, style: ExampleStyle): Html {
  return markup`${examplesOf(context.description, node).map(
    ([name, example], index) =>
      markup`<details class="api-example"${style === 'open' && index === 0 && markup` open`}>
        <summary>Example${(example.summary ?? name) && markup`: ${example.summary ?? name}`}</summary>
        ${context.markdown(example.description)}
        ${exampleBlock(example, style === 'plain' ? 'text' : 'json')}
        ${factList(otherFacts(example, SHOWN))}
      </details>`,
  )}`;
}

function exampleBlock({ value, externalValue }: ExampleNode, language: Language): Html {
  if (value === undefined && externalValue)
    return markup`<p><a href="${externalValue}">${externalValue}</a></p>`;
  return typeof value === 'string'
    ? codeBlock(value, 'text')
    : codeBlock(JSON.stringify(value, null, 2) ?? '', language);
}

const shownValue = ({ value, externalValue }: ExampleNode): Html =>
  externalValue ? markup`<a href="${externalValue}">${externalValue}</a>` : anyValue(value);
