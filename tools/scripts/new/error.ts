import type ts from 'typescript';
import { UserError, type Draft } from './Draft.ts';
import { append, enumIn, objectIn, parse } from './source.ts';
import { stringLiteral } from './splice.ts';
import { sinceOf } from './versions.ts';
import { addToSchemaEnum, DESCRIPTION } from './yamlList.ts';

const ERRORS = 'packages/sdk-base/src/errors';

/** The enumeration of each kind of error, and its table in the catalogue. */
const kinds: Readonly<Record<string, { type: string; table: string }>> = {
  sdk: { type: 'SdkErrorType', table: 'sdkErrors' },
  crypto: { type: 'CryptoErrorType', table: 'cryptoErrors' },
  jwt: { type: 'JwtErrorType', table: 'jwtErrors' },
  iframe: { type: 'IframeApiErrorType', table: 'iframeApiErrors' },
};

/** A new error code, with its texts for readers. */
interface NewError {
  /** Such as `sdk/quota-exceeded`. */
  code: string;
  /** The default message. */
  message: string;
  meaning: string;
  cause: string;
  action: string;
  /** Whether the same call may succeed later. */
  isRetryable: boolean;
  since?: string | undefined;
}

/** Returns the enumeration member for a value: `quota-exceeded` → `QuotaExceeded`. */
export const memberOf = (value: string): string =>
  value.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Adds a code to its enumeration, the catalogue, the explanations and the API description. */
export function newError(draft: Draft, error: NewError): string[] {
  const { code, message, meaning, cause, action, isRetryable } = error;
  const [prefix = '', rest = ''] = code.split('/');
  const kind = Object.hasOwn(kinds, prefix) ? kinds[prefix] : undefined;
  if (!kind || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(rest) || code.split('/').length !== 2)
    throw new UserError(
      `"${code}" is not an error code. Write one of ${Object.keys(kinds).join(', ')}, a slash, and lowercase words with hyphens: sdk/quota-exceeded`,
    );
  for (const [name, text] of Object.entries({ message, meaning, cause, action }))
    if (!text.endsWith('.'))
      throw new UserError(`--${name} must be a complete sentence that ends with a period.`);
  const since = sinceOf(draft, error.since);
  const member = memberOf(rest);
  const file = `${ERRORS}/${kind.type}.ts`;
  const { members } = enumIn(parse(draft, file));
  assertNewCode(file, members, member, code);
  const comment = `/**\n * ${meaning}\n *\n * @since ${since}\n */`;
  append(draft, file, members, `${comment}\n${member} = ${stringLiteral(code)}`);
  const key = `[${kind.type}.${member}]`;
  const catalogue = `${ERRORS}/catalogue.ts`;
  append(
    draft,
    catalogue,
    objectIn(parse(draft, catalogue), kind.table).properties,
    `${key}: ${isRetryable ? 'retryable' : 'final'}(${stringLiteral(message)})`,
  );
  const explanations = `${ERRORS}/explanations.ts`;
  const texts = Object.entries({ meaning, cause, action }).map(
    ([name, text]) => `${name}: ${stringLiteral(text)},`,
  );
  append(
    draft,
    explanations,
    objectIn(parse(draft, explanations), 'explanations').properties,
    `${key}: {\n${texts.join('\n')}\n}`,
  );
  addToSchemaEnum(draft, 'ErrorCode', code, `${prefix}/`);
  const test = 'packages/sdk-base/tests/everyErrorCode.test.ts';
  return [
    `${draft.locationOf(file, `${member} =`)}: throw it where the error occurs, and add it to that method's @throws.`,
    `${draft.locationOf(DESCRIPTION, 'x-error-codes:')}: if operations respond with it, add it to their x-error-codes, and to packages/sdk-base/src/sandbox.`,
    `${draft.has(test) ? draft.locationOf(test, "'sdk/not-initialized'") : test}: cause it in producers as an app would, and update the expected count.`,
    `npm run gen, then npm run typecheck. The page of errors then lists it automatically.`,
  ];
}

function assertNewCode(
  file: string,
  members: ts.NodeArray<ts.EnumMember>,
  member: string,
  code: string,
): void {
  for (const existing of members) {
    const line = existing.getSourceFile().getLineAndCharacterOfPosition(existing.getStart()).line + 1;
    if (existing.name.getText() === member || existing.initializer?.getText().slice(1, -1) === code)
      throw new UserError(`${file}:${line}: ${code} exists already.`);
  }
}
