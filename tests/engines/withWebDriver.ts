import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/freePort.ts';
import { until } from '../support/runNginx.ts';
import type { Engine, Reader } from './Reader.ts';
import { REPORTS, type SlowableSite } from './SlowableSite.ts';

/** Keys in the protocol's encoding: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
/** The time a browser may take to start, and the number of attempts. */
const SESSION_TIMEOUT_MS = 30_000;
const SESSION_ATTEMPTS = 3;
/** Height of the window's title bar, in CSS pixels. */
const BAR = 38;

/** The driver doesn't expose the console, so the page reports its errors itself. */
function reportErrors(address: string): void {
  const report = (text: string) =>
    void navigator.sendBeacon(address, `${text} (${window.location.pathname})`);
  const textOf = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  const write = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    report(`console: ${values.map(textOf).join(' ')}`);
    write(...values);
  };
  window.addEventListener('error', (event) => report(`uncaught: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) report(`uncaught: ${textOf(event.reason)}`);
  });
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`),
  );
}

async function startDisplay(): Promise<{ name: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = child.stdio[3];
  if (!number) throw new Error('Xvfb has no pipe');
  const [text] = (await Promise.race([once(number, 'data'), once(child, 'exit')])) as [unknown];
  if (child.exitCode !== null) throw new Error(`Xvfb ended with ${child.exitCode}`);
  return { name: `:${String(text).trim()}`, child };
}

/** Starts WebKitGTK's driver, which starts a browser for each reader. */
async function startDriver(
  driver: string,
  display: string,
): Promise<{ address: string; child: ChildProcess }> {
  const port = await freePort('127.0.0.1');
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { address, child };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a browser with its own driver. A driver whose browser didn't start answers no further request. */
export async function startWithWebDriver(driver: string, binary: string): Promise<Engine> {
  const display = await startDisplay();
  let running = await startDriver(driver, display.name);
  const newSession = async (): Promise<string> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await startSession(running.address, binary);
      } catch (error) {
        if (attempt === SESSION_ATTEMPTS) throw error;
        await stop(running.child);
        running = await startDriver(driver, display.name);
      }
    }
  };
  return {
    newReader: async (site) => {
      site.prelude.push(`(${String(reportErrors)})(${JSON.stringify(REPORTS)})`);
      return readerOf(await newSession(), site);
    },
    stop: async () => {
      await stop(running.child);
      await stop(display.child);
    },
  };
}

/** Sends a WebDriver command. */
async function command<Value>(
  method: string,
  address: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${method} ${address})`);
  return value;
}

/** Starts a browser, and returns the address of its session. */
async function startSession(driver: string, binary: string): Promise<string> {
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await command<{ sessionId: string }>(
    'POST',
    `${driver}/session`,
    { capabilities },
    AbortSignal.timeout(SESSION_TIMEOUT_MS),
  );
  return `${driver}/session/${sessionId}`;
}

function readerOf(session: string, site: SlowableSite): Reader {
  const send = (path: string, body: unknown = {}) => command<unknown>('POST', `${session}/${path}`, body);
  const act = (source: object, actions: readonly object[]) =>
    send('actions', { actions: [{ ...source, actions }] });
  const strike = (keys: readonly string[]) => {
    const values = keys.map((key) => KEYS[key] ?? key);
    return act({ type: 'key', id: 'keys' }, [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  };
  const pointTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const run = (script: string, args: readonly unknown[] = []) => send('execute/sync', { script, args });
  return {
    open: async (address) => void (await send('url', { url: site.origin + address })),
    reload: async () => void (await send('refresh')),
    evaluate: <Arguments extends unknown[], Result>(
      inPage: (...values: Arguments) => Result,
      ...values: Arguments
    ) => run(`return (${String(inPage)}).apply(null, arguments)`, values) as Promise<Result>,
    move: async (x, y) => void (await act(MOUSE, [pointTo(x, y)])),
    click: async (x, y) => {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act(MOUSE, [pointTo(x, y), ...press]);
    },
    wheel: async (x, y, down) => {
      const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: down };
      await act({ type: 'wheel', id: 'wheel' }, [scroll]);
    },
    press: async (keys) => void (await strike(keys.split('+'))),
    type: async (text) => {
      for (const letter of text) await strike([letter]);
    },
    resize: async (width, height) =>
      void (await send('window/rect', { x: 0, y: 0, width, height: height + BAR })),
    takeErrors: () => site.reports.splice(0),
    close: async () => void (await command('DELETE', session)),
  };
}
