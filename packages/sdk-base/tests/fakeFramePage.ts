import { vi } from 'vitest';

/** A message as the page sent it to the frame. */
export type Sent = { nacre: number; id: string; method: string; params: Record<string, unknown> };

/** What a fake frame does with a request: answers through `reply`, or does nothing. */
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
    // As a browser does: what is posted is a copy.
    const copy = structuredClone(message);
    this.sent.push(copy);
    this.script(copy, this);
  }
  /** Posts to the page, as the frame unless told otherwise. */
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

/** A document with just what a channel uses, whose iframes run a script of the test's. */
export class FakePage extends EventTarget {
  defaultView = new EventTarget();
  frames: FakeElement[] = [];
  activeElement: unknown = null;
  frameOrigin = FRAME_ORIGIN;
  body = { append: (element: FakeElement) => this.append(element) };

  /** @param script - what each frame does; @param loads - `false` for a frame that never comes */
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
  /** Makes this the document of the test. */
  install() {
    vi.stubGlobal('document', this);
    vi.stubGlobal('window', this.defaultView);
    return this;
  }
}

/** A frame that opens the channel, and hands every other request to `then`. */
export function connecting(then: FrameScript = () => undefined): FrameScript {
  return (message, frame) => {
    if (message.method === 'connect') frame.result(message.id, { version: 1 });
    else then(message, frame);
  };
}
