import { describe, expect, it } from 'vitest';
import { nextChoice } from '../../src/components/ColorModeToggle/choice.ts';

/** Returns the initial choice, and the choice after each click. */
function cycle(respectsSystem: boolean, start: 'light' | 'dark' | null, clicks: number) {
  const choices = [start];
  for (let index = 0; index < clicks; index += 1) {
    choices.push(nextChoice(choices[index] ?? null, respectsSystem));
  }
  return choices;
}

describe('the color mode toggle', () => {
  it('cycles system, light, dark, system if the system preference is respected', () => {
    expect(cycle(true, null, 3)).toEqual([null, 'light', 'dark', null]);
  });

  it('toggles between dark and light otherwise', () => {
    expect(cycle(false, 'light', 3)).toEqual(['light', 'dark', 'light', 'dark']);
    expect(nextChoice(null, false)).toBe('dark');
  });
});
