import type ts from 'typescript';
import type { ApiItem } from '../ApiItem.ts';
import type { At } from './At.ts';
import type { Reason } from './Change.ts';
import { headOf } from './heads.ts';
import { memberNames, memberOf, type Version } from './World.ts';

type Parent = ts.ExpressionWithTypeArguments;
const nameOf = ({ expression }: Parent): string => expression.getText();

/** Compares what two items extend. A parent that is still inherited another way isn't reported. */
export function compareParents(old: ApiItem, item: ApiItem, at: At): Reason[] {
  const [was, is] = [ancestorsOf(at.before, old.name), ancestorsOf(at.after, item.name)];
  const [olds, news] = [memberNames(at.before, old.name), memberNames(at.after, item.name)];
  const lost = headOf(old.type).parents.filter((one) => !is.has(one.getText()));
  const gained = headOf(item.type).parents.filter((one) => !was.has(one.getText()));
  const names = new Set([...is].map((text) => text.replace(/<.*/s, '')));
  return [
    ...lost
      .filter((one) => {
        // Code may check an object's class with `instanceof`, and the members of other packages' types are unknown.
        const isKept = names.has(nameOf(one)) && at.before.members.has(nameOf(one));
        const isOpen = item.kind !== 'class' && at.before.members.has(nameOf(one));
        return (
          !isKept && !(isOpen && memberNames(at.before, nameOf(one)).every((name) => news.includes(name)))
        );
      })
      .map((one): Reason => ({ impact: 'breaking', text: `no longer extends \`${one.getText()}\`` })),
    ...gained.map((one): Reason => {
      const isNeeded = at.position.in && needsMore(at.after, nameOf(one), olds);
      return { impact: isNeeded ? 'breaking' : 'addition', text: `has what \`${one.getText()}\` has` };
    }),
  ];
}

/** Returns all ancestors of an item. */
function ancestorsOf(version: Version, name: string): Set<string> {
  const { parents } = headOf(version.items.get(name)?.type);
  return new Set(
    parents.flatMap((one) => [
      one.getText(),
      ...(nameOf(one) === name ? [] : ancestorsOf(version, nameOf(one))),
    ]),
  );
}

/** Whether a parent requires members that objects may not have had before. */
function needsMore(version: Version, parent: string, olds: readonly string[]): boolean {
  const names = memberNames(version, parent);
  if (names.length === 0) return !version.items.has(parent);
  return names.some(
    (name) => !olds.includes(name) && !name.includes('[') && !memberOf(version, parent, name)?.optional,
  );
}
