import { parse, type HTMLElement } from 'node-html-parser';
import { lineAt, type LineProblem } from '../../../model/src/problem.ts';

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc defs style lineargradient radialgradient stop clippath mask use symbol pattern marker'.split(
    ' ',
  ),
);
const ATTRIBUTES =
  /^(?:xmlns(?::xlink)?|version|id|class|role|aria-[a-z]+|viewbox|preserveaspectratio|width|height|[cdfr]|[cfr]?[xy]|[xyr][12]|rx|ry|dx|dy|points|transform|pathlength|offset|opacity|(?:fill|stroke|stop|clip|font|text|letter|marker|paint|mask|gradient|pattern|dominant|shape|color|vector)(?:-?[a-z]+)*|spreadmethod|overflow|display|visibility|href|xlink:href)$/;
/** Matches a value that stays inside the picture. */
const INSIDE = /^(?!.*(?:[a-z]+:|url\((?!["']?#)|@import|&))/is;

/** Reports everything in a picture that isn't known to only draw. */
export function svgProblems(text: string): LineProblem[] {
  const problems: LineProblem[] = [];
  const report = (index: number, what: string) =>
    problems.push({ line: lineAt(text, index), message: `${what} has no place in a picture. Remove it` });
  for (const { 0: sign, index } of text.matchAll(/<!(?!--)\w*|<\?(?!xml\s)[\w-]*/g))
    report(index, `${sign}…`);
  const read = (element: HTMLElement): void => {
    const name = element.rawTagName?.toLowerCase() ?? '';
    const [start] = element.range;
    if (name && !ELEMENTS.has(name)) report(start, `<${element.rawTagName}>`);
    else
      for (const [attribute, value] of Object.entries(element.attributes)) {
        const key = attribute.toLowerCase();
        const isInside =
          key.startsWith('xmlns') || (/href$/.test(key) ? value.startsWith('#') : INSIDE.test(value));
        if (!ATTRIBUTES.test(key) || !isInside)
          report(start, `${attribute}="${value}" of <${element.rawTagName}>`);
      }
    if (name === 'style' && !INSIDE.test(element.text.replace(/\b[\w-]+:(?=[\s\w#])/g, '')))
      report(start, '<style> with an address');
    for (const child of element.children) read(child);
  };
  read(parse(text, { blockTextElements: { script: true, style: true } }));
  return problems;
}
