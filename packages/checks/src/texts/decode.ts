import { lineAt, type LineProblem } from '../../../model/src/problem.ts';

/**
 * Matches invisible characters. Some alter search, copied text or code, and others reverse the direction of a line.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /([\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f])|([\u200b\u200c\u2060\ufeff\u00ad])|[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

/** Whether a file can't be read as text, such as a font or a picture. */
export const isBinary = (file: string): boolean =>
  /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|pdf|zip|tgz)$/i.test(file);

/** Decodes the text of a file, or returns the reason why that fails. */
export function decode(bytes: Uint8Array): string | LineProblem {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { line: 1, message: 'the file is UTF-16. Save it as UTF-8' };
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes);
    const line = lineAt(loose, loose.indexOf('\ufffd'));
    return { line, message: 'the line is not UTF-8, perhaps Latin-1. Save the file as UTF-8' };
  }
}

/** Reports characters that are in a text by mistake. */
export function checkCharacters(text: string): LineProblem[] {
  const problems: LineProblem[] = [];
  const report = (index: number, message: string) => problems.push({ line: lineAt(text, index), message });
  const returned = text.indexOf('\r');
  if (returned >= 0) report(returned, 'the lines end with CRLF. Run "npx oxfmt .", and set the editor to LF');
  for (const { 0: sign, 1: control, 2: empty, index } of text.matchAll(UNSEEN)) {
    const kind = control
      ? 'a control character'
      : empty
        ? 'a zero-width character'
        : 'a character that changes the direction of text';
    const effect =
      sign === '\ufeff' && index === 0
        ? 'is at the start of the file. Save it as UTF-8 without BOM'
        : 'is invisible. Delete it';
    report(index, `${kind} (${codeOf(sign)}) ${effect}`);
  }
  for (const { 0: mark, index } of text.matchAll(/^(?:<{7}|>{7}|\|{7}) .*/gm))
    report(index, `"${mark}" is left over from a merge. Remove it, and one of the versions`);
  return problems;
}

const codeOf = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
