import { mcpSetupAddress } from '../../config/mcpSetupAddress.ts';

/** Copies a page's Markdown, and returns a message on the outcome. */
export const copyPage = (path: string): Promise<string> => copyFile(path, 'page', 'Markdown');

/**
 * Copies the setup of the docs' MCP server, and returns a message on the outcome. The setup is a file, because it names
 * an archive whose address changes with the docs, while the app's script doesn't change.
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
  // Some hosts respond with a page of their own for a missing file.
  if (!response.ok || type.includes('text/html'))
    throw new Error(`${path}: status ${response.status}, ${type}`);
  return response.text();
}

/** Copies text, as a promise where supported, because some browsers reject clipboard writes after an `await`. */
async function copy(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
