import Ajv2020 from 'ajv/dist/2020.js';
import { DATA, NAMES } from '../../../model/src/openapi/checkReferences.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, isReference, type Json } from '../../../model/src/openapi/document.ts';
import { nearest } from '../../../model/src/nearest.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** The names of operations that a list outside of them can have, such as that of a rate limit. */
const OPERATIONS = /^x-rate-limits \d+ operations \d+$/;

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Reports properties without a description, results without content, and defaults that don't match their schema. */
export function checkSchemas(description: Description): Problem[] {
  const problems: Problem[] = [];
  const operations = allOperations(description).map(({ node }) => String(node.operationId));
  const read = (node: Json | undefined, steps: readonly string[]): void => {
    if (Array.isArray(node)) for (const [index, item] of node.entries()) read(item, [...steps, `${index}`]);
    if (OPERATIONS.test(steps.join(' ')) && !operations.includes(String(node)))
      problems.push({
        file: description.file,
        line: description.lineOf(steps),
        message: `there is no operation ${String(node)}. Perhaps ${nearest(String(node), operations, 1)[0] ?? 'none'} is meant`,
      });
    if (!isObject(node)) return;
    const map = steps.at(-1) ?? '';
    for (const [key, value] of Object.entries(node)) {
      const at = [...steps, key];
      const report = (message: string) =>
        problems.push({ file: description.file, line: description.lineOf(at), message });
      if (!NAMES.has(map)) {
        const { $ref: _, ...schema } = node;
        if (key === 'default' && !ajv.validate(schema, value))
          report(`the default${ajv.errorsText(ajv.errors, { dataVar: '' })}. Correct it, or the schema`);
        if (DATA.has(key)) continue;
      } else if (isObject(value) && !isReference(value)) {
        if (['properties', 'schemas'].includes(map) && !value.description)
          report(`${key} has no description. Say what it is, in a sentence`);
        if (map === 'responses' && /^20[01]$/.test(key) && !value.content)
          report('the response has no content. Add it with its schema, or write 204');
      }
      read(value, at);
    }
  };
  read(description.document, []);
  return problems;
}
