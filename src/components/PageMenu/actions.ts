import { mcpSetup } from '../../config/assistants.ts';

/** Copies a page's Markdown, and says how it went. */
export async function copyPage(path: string): Promise<string> {
  const text = fetchMarkdown(path);
  try {
    await copy(text);
    return 'Copied the page.';
  } catch {
    const isLoaded = await text.then(
      () => true,
      () => false,
    );
    return isLoaded ? REFUSED : 'Not copied: the Markdown could not be loaded.';
  }
}

/** Copies the set-up of the docs' MCP server, and says how it went. */
export async function copyMcpSetup(): Promise<string> {
  try {
    await copy(Promise.resolve(JSON.stringify(mcpSetup, null, 2)));
    return 'Copied the MCP set-up.';
  } catch {
    return REFUSED;
  }
}

const REFUSED = 'Not copied: the browser does not allow it here.';

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  // Some hosts answer with a page of their own where a file is missing.
  if (!response.ok || type.includes('text/html'))
    throw new Error(`${path}: status ${response.status}, ${type}`);
  return response.text();
}

/** The clipboard gets the text as a promise where it can: some browsers allow no waiting after a click. */
async function copy(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/** Closes an open menu on Escape, on a press outside and when the focus leaves it; gives what ends the watch. */
export function closeWithEscapeOrOutside(menu: HTMLDetailsElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const isOutside = (target: EventTarget | null) => !(target instanceof Node && menu.contains(target));
  const closeIfOutside = ({ target }: Event) => {
    if (isOutside(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => watch.abort();
}
