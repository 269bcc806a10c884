import { element } from '../Dom/element.ts';

/** Where a sample shows what it prints: behind its form, from the first press on. */
export const resultOf = (sample: HTMLElement): HTMLElement =>
  sample.querySelector<HTMLElement>('.run-result') ?? sample.appendChild(element('div', 'run-result'));
