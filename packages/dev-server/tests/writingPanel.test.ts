// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PanelState } from '../src/messages.ts';
import { drawPanel, type Panel } from '../src/panel/draw.ts';

const state = (more: Partial<PanelState> = {}): PanelState => ({
  server: '1',
  styles: '',
  file: 'docs/a.mdx',
  doing: '',
  problems: [],
  notes: ['Search answers from an older build.'],
  ...more,
});
const problem = { check: 'prose', file: 'docs/a.mdx', line: 7, message: 'say "use"' };

describe('the panel of problems', () => {
  let panel: Panel;
  const toggle = () => panel.root.querySelector('button') as HTMLButtonElement;
  const body = () => panel.root.querySelector<HTMLElement>('.writing-panel__body') as HTMLElement;
  beforeEach(() => {
    panel = drawPanel();
    document.body.append(panel.root);
  });
  afterEach(() => panel.root.remove());

  it.each([
    [state({ doing: 'Checking' }), 'Checking…', 'busy'],
    [state(), 'No problems', 'well'],
    [state({ problems: [problem] }), '1 problem', 'wrong'],
    [state({ problems: [problem, problem], doing: 'Checking' }), '2 problems · Checking…', 'wrong'],
    [state({ file: undefined }), 'No source', 'well'],
  ])('shows the state of a page', (shown, label, mood) => {
    panel.show(shown);
    expect(toggle().textContent).toBe(label);
    expect(panel.root.dataset.state).toBe(mood);
  });

  it('lists each problem with its check, its location and what to do', () => {
    panel.show(state({ problems: [problem] }));
    expect(body().hidden).toBe(true);
    toggle().click();
    expect(body().hidden).toBe(false);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(body().querySelector('li')?.textContent).toBe('prosedocs/a.mdx:7say "use"');
    expect(body().textContent).toContain('Search answers from an older build.');
  });

  it('treats markup in a message as text', () => {
    panel.show(state({ problems: [{ ...problem, message: '<b>x</b>' }] }));
    expect(body().querySelector('b')).toBeNull();
    expect(body().textContent).toContain('<b>x</b>');
  });

  it('closes with Escape, and returns the focus', () => {
    toggle().click();
    body().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(body().hidden).toBe(true);
    expect(document.activeElement).toBe(toggle());
  });

  it('opens automatically when the page does not compile', () => {
    panel.show(state({ problems: [{ ...problem, check: 'compile' }] }));
    expect(body().hidden).toBe(false);
  });

  it('reports that the server is not running', () => {
    panel.show(state());
    panel.showDisconnected();
    expect(toggle().textContent).toBe('Waiting for npm start…');
  });
});
