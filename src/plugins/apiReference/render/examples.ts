import type { ExampleNode, WithExamples } from '../../../../facts/openapi/document.ts';
import { examplesOf } from '../../../../facts/openapi/examples.ts';
import { codeBlock } from './code.ts';
import type { Context } from './Context.ts';
import { anyValue, fact, factList, otherFacts, words } from './facts.ts';
import { markup, type Html } from './html.ts';

const SHOWN = words('summary description value externalValue');

/** Examples of a parameter, in a line each. */
export function exampleFacts(context: Context, node: WithExamples): (Html | undefined)[] {
  return examplesOf(context.description, node).map(([, example]) =>
    fact(
      'Example',
      markup`${shownValue(example)}${example.summary && markup` ${example.summary}`}${context.markdown(example.description)}`,
    ),
  );
}

/** Examples of a body: the first one is there to be read, and each further one can be opened. */
export function renderExamples(context: Context, node: WithExamples): Html {
  return markup`${examplesOf(context.description, node).map(([name, example], index) => {
    const label = markup`Example${(example.summary ?? name) && markup`: ${example.summary ?? name}`}`;
    const inside = markup`${context.markdown(example.description)}${exampleBlock(example)}${factList(otherFacts(example, SHOWN))}`;
    return index === 0
      ? markup`<p class="api-example">${label}</p>${inside}`
      : markup`<details class="api-example"><summary>${label}</summary>${inside}</details>`;
  })}`;
}

function exampleBlock({ value, externalValue }: ExampleNode): Html {
  if (value === undefined && externalValue)
    return markup`<p><a href="${externalValue}">${externalValue}</a></p>`;
  return typeof value === 'string'
    ? codeBlock(value, 'text')
    : codeBlock(JSON.stringify(value, null, 2) ?? '', 'json');
}

const shownValue = ({ value, externalValue }: ExampleNode): Html =>
  externalValue ? markup`<a href="${externalValue}">${externalValue}</a>` : anyValue(value);
