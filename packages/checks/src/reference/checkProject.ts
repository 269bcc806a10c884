import { stripVTControlCharacters } from 'node:util';
import type {
  Application,
  Comment,
  DeclarationReflection,
  LogLevel,
  ProjectReflection,
  SignatureReflection,
} from 'typedoc';
import { categories } from '../../../sdk-reference/src/categories.ts';
import { kindOf } from '../../../sdk-reference/src/kinds.ts';
import { positionOf } from '../../../sdk-reference/src/positionOf.ts';

/**
 * Matches verbs that a summary mustn't start with. A page begins with the summary, so it must state what the symbol is.
 * A verb without a subject states only what the symbol does.
 */
const WITHOUT_SUBJECT = /^(?:Configures|Describes|Has|Holds|Is|Names|Proves|Reports|Says|Tells) /;
const WITH_EXAMPLE = new Set(['Function', 'Class', 'Variable']);
/** TypeDoc's `LogLevel.Warn`. Importing the enumeration here would load TypeDoc a second time. */
const WARNING: LogLevel = 2;
/** TypeDoc's `ReflectionKind.Function` and `ReflectionKind.Method`. */
const CALLED = 64 | 2048;

/** Makes TypeDoc append its warnings and errors to the returned list as it works. */
export function collectMessages(app: Application): string[] {
  const messages: string[] = [];
  Object.assign(app.logger, {
    // The position comes first in messages, and is added below.
    addContext: (message: string) => message,
    log: (message: string, level: LogLevel) => {
      if (level >= WARNING) messages.push(stripVTControlCharacters(message));
    },
  });
  return messages;
}

/** Returns the problems of a converted project, including the messages of its conversion. */
export function checkProject(app: Application, project: ProjectReflection, messages: string[]): string[] {
  // The house rules report undocumented symbols, with their lines.
  const { notDocumented: _listed, ...validation } = app.options.getValue('validation');
  app.options.setValue('validation', { ...validation, notDocumented: false });
  app.validate(project);
  return [...messages.map((message) => addPosition(message, project)), ...checkHouseRules(project)];
}

/** Hints for fixing problems, by a part of TypeDoc's message. */
const REMEDIES: readonly (readonly [messagePart: string, remedy: string])[] = [
  ['is referenced by', 'Export it, or use another type'],
  ['has an @param', 'Give it the name of a parameter, or remove it'],
  ['in comment for', 'Link to a name that is exported: {@link Client}'],
];

/**
 * Adds a position to the messages of TypeDoc's validation, which only name the symbol. Compile errors have one already.
 */
function addPosition(message: string, project: ProjectReflection): string {
  const name = /(?:in comment for|is referenced by|The signature) (\S+)/.exec(message)?.[1];
  const symbol = Object.values(project.reflections).find(
    (reflection) => reflection.getFriendlyFullName() === name,
  );
  if (!symbol) return message;
  const [, remedy] = REMEDIES.find(([messagePart]) => message.includes(messagePart)) ?? [];
  return `${positionOf(symbol)}: ${message.replace(/, defined in [^,]*,/, '')}${remedy ? `. ${remedy}` : ''}`;
}

function checkHouseRules(project: ProjectReflection): string[] {
  const problems: string[] = [];
  const report = (reflection: DeclarationReflection, problem: string) =>
    problems.push(`${positionOf(reflection)}: ${reflection.getFriendlyFullName()} ${problem}`);
  const calls = new Map<string, SignatureReflection>();
  for (const symbol of project.children ?? []) {
    if (symbol.isReference()) continue;
    const comment = commentOf(symbol);
    for (const each of [symbol, ...membersOf(symbol)])
      for (const signature of each.signatures ?? [])
        for (const problem of callProblems(signature, calls)) report(each, problem);
    if (comment?.hasVisibleComponent()) {
      checkTags(symbol, comment, report);
      checkSummary(symbol, comment, report);
    } else report(symbol, 'is exported and has no doc comment. Write one above it');
    for (const member of membersOf(symbol)) {
      const memberComment = commentOf(member);
      if (isCalled(member, symbol) && !memberComment?.getTag('@example'))
        report(member, 'has no @example. Add one with a program that runs');
      if (memberComment?.hasVisibleComponent()) checkSummary(member, memberComment, report);
      else report(member, 'has no doc comment. Write one above it');
    }
  }
  return problems;
}

/**
 * Checks that a documented symbol has a known category and a version, and a sample if it can be called or constructed.
 */
function checkTags(
  symbol: DeclarationReflection,
  comment: Comment,
  report: (reflection: DeclarationReflection, problem: string) => void,
): void {
  const category = comment
    .getTag('@category')
    ?.content.map(({ text }) => text)
    .join('')
    .trim();
  if (!category) report(symbol, 'has no @category. Use one of packages/sdk-reference/src/categories.ts');
  else if (!(category in categories))
    report(
      symbol,
      `has the unknown @category "${category}". Use one of packages/sdk-reference/src/categories.ts`,
    );
  if (!comment.getTag('@since')) report(symbol, 'has no @since. Add the version that will include it');
  if (WITH_EXAMPLE.has(kindOf(symbol)) && !comment.getTag('@example'))
    report(symbol, 'has no @example. Add one with a program that runs');
}

/**
 * Whether a member is one of those that apps call most, which are the methods of accounts and of the parts of a client.
 */
const isCalled = (member: DeclarationReflection, { name }: DeclarationReflection): boolean =>
  kindOf(member) === 'method' && (name === 'Account' || name.endsWith('Module'));

const textOf = (parts: readonly { text: string }[] = []): string => parts.map(({ text }) => text).join('');

/** Whether two types may have the same description, such as `Order` and `ServerResult<'getOrder'>`. */
function areAlike(text: string, ...types: [string, string]): boolean {
  const end = text.includes('`data` is') ? /[,>].*/g : /^Promise<|[<>].*/g;
  const [inner, other] = types.map((type) => type.replaceAll(end, '')) as [string, string];
  return types[1].includes(inner) || types[0].includes(other);
}

/**
 * Finds parameters and results that a comment with tags leaves out, and texts that are those of another parameter or
 * call.
 */
function callProblems(call: SignatureReflection, calls: Map<string, SignatureReflection>): string[] {
  const { comment, parameters = [], type, parent } = call;
  const tag = comment?.getTag('@returns');
  const texts = parameters.map((each) => textOf(each.comment?.summary));
  if (!comment || (comment.blockTags.length === 0 && !texts.some(Boolean))) return [];
  const returned = String(type);
  const needsResult = !/^(?:Promise<)?(?:void|unknown)\b/.test(returned) && parent.kindOf(CALLED);
  const returns = tag?.content ?? [];
  return [
    ...parameters
      .filter((_, index) => !texts[index])
      .map(({ name }) => `has no @param for ${name}. Add it, or remove the parameter`),
    ...parameters
      .filter((_, index) => texts[index] && texts.indexOf(texts[index] ?? '') < index)
      .map(({ name }) => `has an @param for ${name} with the text of another one. Say what differs`),
    ...(needsResult && !tag ? ['has no @returns. Say what it returns'] : []),
    ...returns.flatMap(({ kind, text }, index) =>
      // A link after these words names something else.
      kind === 'inline-tag' &&
      !returned.includes(text) &&
      !/\b(?:at|with) an? $/.test(returns[index - 1]?.text ?? '')
        ? `has an @returns with ${text}, and returns ${returned}. Correct one of them`
        : [],
    ),
    ...[textOf(comment.summary), `@returns ${textOf(returns)}`].flatMap((text, index) => {
      const other = calls.get(text);
      if (!other) calls.set(text, call);
      const isOwn = !other || other.name === call.name || (index === 1 && !tag);
      const isNear = index === 0 && other?.parent.parent === parent.parent;
      return isOwn || (areAlike(text, returned, String(other.type)) && !isNear)
        ? []
        : `has the ${index ? '@returns' : 'summary'} of ${other.parent.getFriendlyFullName()}. Say what differs`;
    }),
  ];
}

/**
 * Checks that a summary is a phrase that names the symbol, such as "A user's balance of one token.", or describes a
 * call.
 */
function checkSummary(
  symbol: DeclarationReflection,
  { summary }: Comment,
  report: (reflection: DeclarationReflection, problem: string) => void,
): void {
  const verb = WITHOUT_SUBJECT.exec(summary[0]?.text ?? '')?.[0].trim();
  if (verb)
    report(
      symbol,
      `has a summary that begins with "${verb}": say what the symbol is, or what the call returns`,
    );
}

/** Returns the members of a class, interface, enumeration or object type, and those of object types inside it. */
function membersOf(symbol: DeclarationReflection): DeclarationReflection[] {
  const children =
    symbol.children ?? (symbol.type?.type === 'reflection' ? symbol.type.declaration.children : []) ?? [];
  return children
    .filter(({ flags, inheritedFrom }) => !flags.isPrivate && !inheritedFrom)
    .flatMap((child) => [child, ...membersOf(child)]);
}

/** Returns a symbol's comment. A function's belongs to its first signature, and an accessor's to its getter. */
function commentOf(symbol: DeclarationReflection): Comment | undefined {
  const reflected =
    symbol.type?.type === 'reflection' ? symbol.type.declaration.signatures?.[0]?.comment : undefined;
  return symbol.comment ?? symbol.signatures?.[0]?.comment ?? symbol.getSignature?.comment ?? reflected;
}
