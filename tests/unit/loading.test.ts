// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import Loadable from 'react-loadable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Loading from '../../src/theme/Loading/index.tsx';

/** A section loaded like those of Docusaurus, with our `Loading` as its placeholder. */
function section(loader: () => Promise<{ default: () => string }>) {
  return Loadable({ loading: Loading, loader, render: ({ default: Section }) => createElement(Section) });
}

const Section = () => 'The section';
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a lazily loaded section', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows a loading state after 200 ms, and nothing before', async () => {
    let arrive = (_module: { default: () => string }) => {};
    const promise = new Promise<{ default: () => string }>((resolve) => {
      arrive = resolve;
    });
    render(createElement(section(() => promise)));
    await wait(199);
    expect(document.body.textContent).toBe('');
    await wait(1);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    arrive({ default: Section });
    await wait(0);
    expect(document.body.textContent).toBe('The section');
  });

  it('shows no loading state when it loads within 200 ms', async () => {
    render(
      createElement(
        section(() => new Promise((resolve) => setTimeout(() => resolve({ default: Section }), 150))),
      ),
    );
    await wait(150);
    expect(document.body.textContent).toBe('The section');
    await wait(300);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows a "Retry" button when it fails, and itself when the retry succeeds', async () => {
    const loader = vi
      .fn<() => Promise<{ default: () => string }>>()
      .mockRejectedValueOnce(new Error('Loading chunk 12 failed.'))
      .mockResolvedValueOnce({ default: Section });
    render(createElement(section(loader)));
    await wait(0);
    expect(screen.getByRole('alert').textContent).toContain('did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(loader).toHaveBeenCalledTimes(2);
    expect(document.body.textContent).toBe('The section');
  });
});
