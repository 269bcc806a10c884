import path from 'node:path';
import type { Application, Comment, DeclarationReflection, LogLevel, ProjectReflection } from 'typedoc';
import { categories } from '../../../sdk-reference/src/categories.ts';
import { kindOf } from '../../../sdk-reference/src/kinds.ts';

/** A page begins with the summary, so it says what the symbol is: verbs without a subject say what it does at best. */
const WITHOUT_SUBJECT = /^(?:Configures|Describes|Has|Holds|Is|Names|Proves|Reports|Says|Tells) /;
const WITH_EXAMPLE = new Set(['Function', 'Class', 'Variable']);
/** TypeDoc's `LogLevel.Warn`: importing the enumeration here would load TypeDoc a second time. */
const WARNING: LogLevel = 2;

/** What a conversion needs so that a problem can be told with its place. */
export const withPlaces = { disableSources: false, disableGit: true, sourceLinkTemplate: '{path}' };

/** Has TypeDoc say what is wrong in a list, to which it adds as it works. */
export function collectMessages(app: Application): string[] {
  const messages: string[] = [];
  Object.assign(app.logger, {
    // The place comes first, and is asked for below.
    addContext: (message: string) => message,
    log: (message: string, level: LogLevel) => {
      if (level >= WARNING) messages.push(stripColor(message));
    },
  });
  return messages;
}

/** What is wrong with a project that was converted with `withPlaces`, besides what its conversion said already. */
export function problemsOf(app: Application, project: ProjectReflection, messages: string[]): string[] {
  // Undocumented symbols are listed by the house rules, with their lines.
  const { notDocumented: _listed, ...validation } = app.options.getValue('validation');
  app.options.setValue('validation', { ...validation, notDocumented: false });
  app.validate(project);
  return [...messages.map((message) => withPlace(message, project)), ...houseRules(project)];
}

/** What to do about what TypeDoc says, by its words. */
const REMEDIES: readonly (readonly [said: string, remedy: string])[] = [
  ['is referenced by', 'Export it, or use another type'],
  ['has an @param', 'Give it the name of a parameter, or remove it'],
  ['in comment for', 'Link to a name that is exported: {@link Client}'],
];

/** TypeDoc's validation names the symbol and not its place; compile errors have theirs. */
function withPlace(message: string, project: ProjectReflection): string {
  const name = /(?:in comment for|is referenced by|The signature) (\S+)/.exec(message)?.[1];
  const symbol = Object.values(project.reflections).find(
    (reflection) => reflection.getFriendlyFullName() === name,
  );
  if (!symbol) return message;
  const [, remedy] = REMEDIES.find(([said]) => message.includes(said)) ?? [];
  return `${place(symbol as DeclarationReflection)}: ${message.replace(/, defined in [^,]*,/, '')}${remedy ? `. ${remedy}` : ''}`;
}

// oxlint-disable-next-line no-control-regex -- terminal colours are control characters
const stripColor = (text: string) => text.replace(/\u001b\[\d+m/g, '');

function houseRules(project: ProjectReflection): string[] {
  const problems: string[] = [];
  const say = (reflection: DeclarationReflection, what: string) =>
    problems.push(`${place(reflection)}: ${reflection.getFriendlyFullName()} ${what}`);
  for (const symbol of project.children ?? []) {
    if (symbol.isReference()) continue;
    const comment = commentOf(symbol);
    if (comment?.hasVisibleComponent()) {
      checkTags(symbol, comment, say);
      checkSummary(symbol, comment, say);
    } else say(symbol, 'is exported and has no doc comment. Write one above it');
    for (const member of membersOf(symbol)) {
      const itsComment = commentOf(member);
      if (isCalled(member, symbol) && !itsComment?.getTag('@example'))
        say(member, 'has no @example. Add one with a program that runs');
      if (itsComment?.hasVisibleComponent()) checkSummary(member, itsComment, say);
      else say(member, 'has no doc comment. Write one above it');
    }
  }
  return problems;
}

/** A documented symbol has a category of the list and a version, and a sample where it is called or made. */
function checkTags(
  symbol: DeclarationReflection,
  comment: Comment,
  say: (reflection: DeclarationReflection, what: string) => void,
): void {
  const category = comment
    .getTag('@category')
    ?.content.map(({ text }) => text)
    .join('')
    .trim();
  if (!category) say(symbol, 'has no @category. Take one of packages/sdk-reference/src/categories.ts');
  else if (!(category in categories))
    say(
      symbol,
      `has the unknown @category "${category}". Take one of packages/sdk-reference/src/categories.ts`,
    );
  if (!comment.getTag('@since')) say(symbol, 'has no @since. Add the version that is going to have it');
  if (WITH_EXAMPLE.has(kindOf(symbol)) && !comment.getTag('@example'))
    say(symbol, 'has no @example. Add one with a program that runs');
}

/** What apps call most: the methods of accounts, and of the parts of a client. */
const isCalled = (member: DeclarationReflection, { name }: DeclarationReflection): boolean =>
  kindOf(member) === 'method' && (name === 'Account' || name.endsWith('Module'));

/** A summary is a phrase that names the thing, such as "A user's balance of one token.", or says what a call does. */
function checkSummary(
  symbol: DeclarationReflection,
  { summary }: Comment,
  say: (reflection: DeclarationReflection, what: string) => void,
): void {
  const verb = WITHOUT_SUBJECT.exec(summary[0]?.text ?? '')?.[0].trim();
  if (verb)
    say(symbol, `has a summary that begins with "${verb}": name the thing, or say what the call returns`);
}

/** Members of a class, interface, enumeration or object type, and those of object types inside it. */
function membersOf(symbol: DeclarationReflection): DeclarationReflection[] {
  const children =
    symbol.children ?? (symbol.type?.type === 'reflection' ? symbol.type.declaration.children : []) ?? [];
  return children
    .filter(({ flags, inheritedFrom }) => !flags.isPrivate && !inheritedFrom)
    .flatMap((child) => [child, ...membersOf(child)]);
}

/** A function's comment stands on its first signature, an accessor's on its getter. */
function commentOf(symbol: DeclarationReflection): Comment | undefined {
  const reflected =
    symbol.type?.type === 'reflection' ? symbol.type.declaration.signatures?.[0]?.comment : undefined;
  return symbol.comment ?? symbol.signatures?.[0]?.comment ?? symbol.getSignature?.comment ?? reflected;
}

function place(symbol: DeclarationReflection): string {
  let at: DeclarationReflection | undefined = symbol;
  while (at && !at.sources?.length && !at.signatures?.[0]?.sources?.length) {
    at = at.parent as DeclarationReflection | undefined;
  }
  const source = at?.sources?.[0] ?? at?.signatures?.[0]?.sources?.[0];
  return source ? `${path.relative(process.cwd(), source.fullFileName)}:${source.line}` : 'unknown place';
}
