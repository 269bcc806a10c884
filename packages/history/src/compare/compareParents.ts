import type ts from 'typescript';
import type { ApiItem } from '../ApiItem.ts';
import type { CompareContext } from './CompareContext.ts';
import type { Reason } from './Change.ts';
import { headOf } from './heads.ts';
import { memberNames, findMember, type ApiVersion } from './ApiVersion.ts';

type Parent = ts.ExpressionWithTypeArguments;
const nameOf = ({ expression }: Parent): string => expression.getText();

/** Compares what two items extend. A parent that is still inherited another way isn't reported. */
export function compareParents(old: ApiItem, item: ApiItem, context: CompareContext): Reason[] {
  const [beforeAncestors, afterAncestors] = [
    ancestorsOf(context.before, old.name),
    ancestorsOf(context.after, item.name),
  ];
  const [beforeMembers, afterMembers] = [
    memberNames(context.before, old.name),
    memberNames(context.after, item.name),
  ];
  const removed = headOf(old.type).parents.filter((parent) => !afterAncestors.has(parent.getText()));
  const added = headOf(item.type).parents.filter((parent) => !beforeAncestors.has(parent.getText()));
  const names = new Set([...afterAncestors].map((text) => text.replace(/<.*/s, '')));
  return [
    ...removed
      .filter((parent) => {
        // Code may check an object's class with `instanceof`, and the members of other packages' types are unknown.
        const isStillInherited = names.has(nameOf(parent)) && context.before.members.has(nameOf(parent));
        const isStructural = item.kind !== 'class' && context.before.members.has(nameOf(parent));
        return (
          !isStillInherited &&
          !(
            isStructural &&
            memberNames(context.before, nameOf(parent)).every((name) => afterMembers.includes(name))
          )
        );
      })
      .map((parent): Reason => ({ impact: 'breaking', text: `no longer extends \`${parent.getText()}\`` })),
    ...added.map((parent): Reason => {
      const isNeeded =
        context.position.in && requiresNewMembers(context.after, nameOf(parent), beforeMembers);
      return { impact: isNeeded ? 'breaking' : 'addition', text: `extends \`${parent.getText()}\`` };
    }),
  ];
}

/** Returns all ancestors of an item. */
function ancestorsOf(version: ApiVersion, name: string): Set<string> {
  const { parents } = headOf(version.items.get(name)?.type);
  return new Set(
    parents.flatMap((parent) => [
      parent.getText(),
      ...(nameOf(parent) === name ? [] : ancestorsOf(version, nameOf(parent))),
    ]),
  );
}

/** Whether a parent requires members that objects may not have had before. */
function requiresNewMembers(version: ApiVersion, parent: string, beforeMembers: readonly string[]): boolean {
  const names = memberNames(version, parent);
  if (names.length === 0) return !version.items.has(parent);
  return names.some(
    (name) =>
      !beforeMembers.includes(name) && !name.includes('[') && !findMember(version, parent, name)?.optional,
  );
}
