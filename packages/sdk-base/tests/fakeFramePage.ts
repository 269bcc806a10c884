import { vi } from 'vitest';

/** A message from the page to the frame. */
export type Sent = { nacre: number; id: string; method: string; params: Record<string, unknown> };

/** A fake frame's reaction to a request. It may post to the page, or do nothing. */
export type FrameScript = (message: Sent, frame: FakeFrame) => void;

export const FRAME_ORIGIN = 'https://keys.sandbox.nacre.example';

class FakeElement extends EventTarget {
  style: Record<string, string> = {};
  title = '';
  src = '';
  isConnected = false;
  attributes = new Map<string, string>();
  contentWindow: FakeFrame | null = null;
  focused = 0;

  constructor(readonly ownerDocument: FakePage) {
    super();
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  focus() {
    this.focused++;
    this.ownerDocument.activeElement = this;
  }
  remove() {
    this.isConnected = false;
    this.contentWindow = null;
  }
}

/** The window inside the iframe. */
export class FakeFrame {
  sent: Sent[] = [];
  script: FrameScript;

  constructor(
    readonly page: FakePage,
    script: FrameScript,
  ) {
    this.script = script;
  }
  postMessage(message: Sent, targetOrigin: string) {
    if (targetOrigin !== this.page.frameOrigin) return;
    // Posts a copy, as a browser does.
    const copy = structuredClone(message);
    this.sent.push(copy);
    this.script(copy, this);
  }
  /** Posts to the page, by default as the frame. */
  post(data: unknown, from: { origin?: string; source?: unknown } = {}) {
    this.page.defaultView.dispatchEvent(
      Object.assign(new Event('message'), {
        data,
        origin: from.origin ?? this.page.frameOrigin,
        source: 'source' in from ? from.source : this,
      }),
    );
  }
  result(id: string, result: unknown) {
    this.post({ nacre: 1, id, result });
  }
  error(id: string, code: string) {
    this.post({ nacre: 1, id, error: { code } });
  }
}

/** A document with only the members that a channel uses. Its iframes run a script of the test. */
export class FakePage extends EventTarget {
  defaultView = new EventTarget();
  frames: FakeElement[] = [];
  activeElement: unknown = null;
  frameOrigin = FRAME_ORIGIN;
  body = { append: (element: FakeElement) => this.append(element) };

  /** @param script - the behavior of each frame; @param loads - `never` for a frame that doesn't load */
  constructor(
    public script: FrameScript,
    public loads: 'ready' | 'silent' | 'never' = 'ready',
  ) {
    super();
  }
  createElement() {
    return new FakeElement(this);
  }
  append(element: FakeElement) {
    element.isConnected = true;
    const frame = new FakeFrame(this, this.script);
    element.contentWindow = frame;
    this.frames.push(element);
    if (this.loads === 'never') return;
    setTimeout(() => {
      if (this.loads === 'ready') frame.post({ nacre: 1, event: 'ready' });
      element.dispatchEvent(new Event('load'));
    }, 1);
  }
  get frame(): FakeFrame {
    const frame = this.frames.at(-1)?.contentWindow;
    if (!frame) throw new Error('no frame in the page');
    return frame;
  }
  /** Installs this as the document of the test. */
  install() {
    vi.stubGlobal('document', this);
    vi.stubGlobal('window', this.defaultView);
    return this;
  }
}

/** Creates a frame script that opens the channel and passes every other request to `then`. */
export function connecting(then: FrameScript = () => undefined): FrameScript {
  return (message, frame) => {
    if (message.method === 'connect') frame.result(message.id, { version: 1 });
    else then(message, frame);
  };
}
