import { errorRows } from '../../../model/src/errors.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import type { ApiValidator } from '../../../model/src/openapi/ApiValidator.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Checks that a `json` block is valid JSON, names its schema and matches it. */
export function checkJson(sample: Sample, api: ApiValidator): Problem[] {
  const location = { file: sample.file, line: sample.line };
  let value: unknown;
  try {
    value = JSON.parse(sample.code);
  } catch (error) {
    return [
      {
        ...location,
        message: `is not JSON: ${(error as Error).message}. Put names and strings in double quotes, and no comma after the last item`,
      },
    ];
  }
  if (!sample.schema) {
    return [{ ...location, message: 'names no schema: write ```json schema="Name", or no-check="reason"' }];
  }
  if (!api.schemaNames().includes(sample.schema)) {
    return [
      { ...location, message: `names the schema ${sample.schema}, which openapi/backend.yaml doesn't have` },
    ];
  }
  const messages = api.validate(sample.schema, value);
  const { status, code } = value as { status?: number; code?: string };
  const { statuses = [] } = errorRows.find((row) => sample.schema === 'Problem' && row.code === code) ?? {};
  if (status && statuses.length > 0 && !statuses.includes(status))
    messages.push(`${code} comes with the status ${statuses.join(' or ')}, and not ${status}`);
  return messages.map((message) => ({
    ...location,
    message: `doesn't match the schema ${sample.schema}: ${message}`,
  }));
}
