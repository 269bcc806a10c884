import { element } from '../../../../src/components/Dom/element.ts';

/** Returns the element for a sample's output, after its form. Creates it on the first run. */
export const resultElement = (sample: HTMLElement): HTMLElement =>
  sample.querySelector<HTMLElement>('.run-result') ?? sample.appendChild(element('div', 'run-result'));
