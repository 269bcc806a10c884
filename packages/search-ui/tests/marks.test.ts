// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { BODY_ID } from '../../model/src/PageData.ts';
import { removeMarks, showMarks } from '../src/marks/marks.ts';

const PAGE = `
  <header><h1>Sign users in</h1></header>
  <p>A user signs in. A signature isn't a sign-in, and a designer designs.</p>
  <h2 id="sign-out">Sign out</h2>
  <p>Signing out ends the user's session: <code>client.auth.signOut()</code> signs <b>us</b>er out.</p>
  <h3 id="everywhere">Everywhere</h3>
  <p>Sign a user out on all devices.</p>
  <pre><code><b>await</b> client.<i>auth</i>.signOut();</code></pre>
  <div data-island="Demo"><p>Sign the user out</p></div>
  <h2 id="errors">Errors</h2>
  <ul><li id="one">The user is <b>signed</b> out.</li><li id="two">The user signed nothing.</li></ul>`;

function marksOf(words: string[], anchor = ''): string[] {
  document.body.innerHTML = `<div id="${BODY_ID}">${PAGE}</div>`;
  showMarks(words, anchor);
  return [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
}

afterEach(() => removeMarks());

describe('marks', () => {
  it('are whole words and their forms, and none inside other words', () => {
    expect(marksOf(['sign', 'user', 'a', 'in'])).toEqual([
      ...[
        'Sign',
        'users',
        'user',
        'signs',
        'sign',
        'Sign',
        'Signing',
        'user',
        'signs',
        'us',
        'er',
        'Sign',
        'user',
      ],
      ...['user', 'signed', 'user', 'signed'],
    ]);
  });

  it('stay in the opened section, and those below it', () => {
    expect(marksOf(['device', 'session', 'nothing'], 'sign-out')).toEqual(['session', 'devices']);
    expect(marksOf(['user'], 'everywhere')).toEqual(['user']);
    expect(marksOf(['signed'], 'one')).toEqual(['signed']);
    // An anchor that the page lacks opens the whole page.
    expect(marksOf(['devices'], 'gone')).toEqual(['devices']);
    expect(marksOf(['devices'], '%')).toEqual(['devices']);
    expect(marksOf(['user'], 'every%77here')).toEqual(['user']);
  });

  it('are in code only for words typed as code', () => {
    expect(marksOf(['signout'])).toEqual([]);
    expect(marksOf(['signOut'])).toEqual(['signOut', 'signOut']);
    expect(marksOf(['client.auth.signOut'], 'everywhere')).toEqual(['client.', 'auth', '.signOut']);
    expect(marksOf(['Class.signOut'], 'everywhere')).toEqual(['signOut']);
    expect(marksOf(['await', 'device'])).toEqual(['devices']);
  });

  it('omit small words, and single letters', () => {
    expect(marksOf(['a'])).toEqual([]);
    expect(marksOf(['us', 'the', 'in', 'on'])).toEqual([]);
  });

  it('use only the first words of an address with many', () => {
    const many = Array.from({ length: 100 }, (_, number) => `word${number}`);
    expect(marksOf(['user', ...many, 'signed'], 'two')).toEqual(['user']);
  });

  it('are removed by Escape, unless it was for something else, and by a navigation', () => {
    const before = `<div id="${BODY_ID}">${PAGE}</div>`;
    const press = (cancel: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      if (cancel) event.preventDefault();
      document.body.dispatchEvent(event);
    };
    expect(marksOf(['user'])).not.toEqual([]);
    press(true);
    expect(document.querySelector('mark')).not.toBeNull();
    press(false);
    expect(document.body.innerHTML).toBe(before);
    expect(marksOf(['user'])).not.toEqual([]);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(document.body.innerHTML).toBe(before);
  });
});
