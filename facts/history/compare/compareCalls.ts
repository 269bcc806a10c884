import type ts from 'typescript';
import { worst, type Reason } from './Change.ts';
import { say, type At } from './At.ts';
import { flipped } from './positions.ts';

const isOptional = (parameter: ts.ParameterDeclaration): boolean =>
  parameter.questionToken !== undefined || parameter.dotDotDotToken !== undefined;

const nameOf = (parameter: ts.ParameterDeclaration): string => `\`${parameter.name.getText()}\``;

/** What is different between two functions. Names of parameters are nothing to code. */
export function compareCalls(before: ts.FunctionTypeNode, after: ts.FunctionTypeNode, at: At): Reason[] {
  const [olds, news] = [before.parameters, after.parameters];
  const both = olds.flatMap((old, index) => {
    const young = news[index];
    return young ? compareParameters(old, young, at) : [];
  });
  const lost = olds
    .slice(news.length)
    .map((old): Reason => ({ impact: 'breaking', text: say(at, `no longer takes ${nameOf(old)}`) }));
  const gained = news.slice(olds.length).map((young): Reason => {
    // A callback gets more than it reads; whoever calls has to give it.
    const isBreaking = at.position.out && !isOptional(young);
    return {
      impact: isBreaking ? 'breaking' : 'addition',
      text: say(at, `${isOptional(young) ? 'can take' : 'takes'} ${nameOf(young)}`),
    };
  });
  const subject = at.subject ? `the result of ${at.subject}` : 'the result';
  return [...both, ...lost, ...gained, ...at.types(before.type, after.type, { ...at, subject })];
}

function compareParameters(old: ts.ParameterDeclaration, young: ts.ParameterDeclaration, at: At): Reason[] {
  const subject = nameOf(young);
  const own = { ...at, subject, position: flipped(at.position) };
  const reasons = old.type && young.type ? at.types(old.type, young.type, own) : [];
  if (isOptional(old) === isOptional(young)) return reasons;
  return [
    ...reasons,
    isOptional(young)
      ? { impact: worst([at.position.in ? 'breaking' : 'addition']), text: `${subject} is optional now` }
      : { impact: at.position.out ? 'breaking' : 'fix', text: `${subject} is required now` },
  ];
}
