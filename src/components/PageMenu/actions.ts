import { mcpSetupAddress } from '../../config/mcpSetupAddress.ts';

/** Copies a page's Markdown, and says how it went. */
export const copyPage = (path: string): Promise<string> => copyFile(path, 'page', 'Markdown');

/**
 * Copies the setup of the docs' MCP server, and says how it went. The setup is a file, because it names an archive whose
 * address changes with the docs: the app's script doesn't.
 */
export const copyMcpSetup = (baseUrl: string): Promise<string> =>
  copyFile(baseUrl + mcpSetupAddress, 'MCP setup', 'setup');

async function copyFile(path: string, name: string, kind: string): Promise<string> {
  const text = fetchText(path);
  try {
    await copy(text);
    return `Copied the ${name}.`;
  } catch {
    const isLoaded = await text.then(
      () => true,
      () => false,
    );
    return isLoaded ? REFUSED : `Not copied: the ${kind} could not be loaded.`;
  }
}

const REFUSED = 'Not copied: the browser does not allow it here.';

async function fetchText(path: string): Promise<string> {
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
