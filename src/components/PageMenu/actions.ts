import { mcpSetup } from '../../config/mcpSetup.ts';

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

/**
 * Copies the setup of the docs' MCP server, and says how it went.
 *
 * @param root - the address of the docs, with a slash at the end
 */
export async function copyMcpSetup(root: string): Promise<string> {
  try {
    await copy(Promise.resolve(JSON.stringify(mcpSetup(root), null, 2)));
    return 'Copied the MCP setup.';
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
