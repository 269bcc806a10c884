import fs from 'node:fs';
import path from 'node:path';
import { lineAt, problemLine, type LineProblem, type Problem } from '../../../model/src/problem.ts';
import { isBinary } from '../texts/decode.ts';
import { isPublished, publishedFiles } from './files.ts';
import { checkHosts } from './hosts.ts';
import { findSecrets } from './secrets.ts';
import { strayFileMessage } from './strayFiles.ts';
import { svgProblems } from './svg.ts';

/** Checks that nothing leaves with the site or a package by accident. */
export async function checkAllLeaks() {
  const files = publishedFiles();
  const problems = await checkLeaks(files);
  return { problems: problems.map(problemLine), summary: `${files.length} files read` };
}

/**
 * Reports what must not leave the repository with the site or a package: links of the file system, hidden files,
 * secrets, scripts in pictures, and addresses of strangers.
 */
export async function checkLeaks(files: readonly string[], root = '.'): Promise<Problem[]> {
  const problems = await Promise.all(
    files.filter(isPublished).map(async (file) => {
      const stray = strayFileMessage(file, root);
      const found =
        stray !== undefined
          ? [{ line: 1, message: stray }]
          : isBinary(file)
            ? []
            : await textProblems(file, fs.readFileSync(path.join(root, file), 'utf8'));
      return found.map((problem) => ({ file, ...problem }));
    }),
  );
  return problems.flat();
}

/** Matches the mark of a sample's value that only looks like a secret: `allow secret AKIA…: a value of AWS's own docs`. */
const ALLOWED = /allow secret ([^\s:]{4,}): *\S/g;

async function textProblems(file: string, text: string): Promise<LineProblem[]> {
  const marks = [...text.matchAll(ALLOWED)].map(({ 1: start = '', index }) => ({
    start: start.replace(/…$/, ''),
    index,
  }));
  const secrets = await findSecrets(file, text);
  return [
    ...secrets
      .filter(({ value }) => !marks.some(({ start }) => value.includes(start)))
      .map(({ name, index }) => ({
        line: lineAt(text, index),
        message: `${name} would be published. If it's real, replace it at once. In a sample, write one with "example" in it, or say why it's harmless: {/* allow secret <its start>: <reason> */}`,
      })),
    ...marks
      .filter(({ start }) => !secrets.some(({ value }) => value.includes(start)))
      .map(({ start, index }) => ({
        line: lineAt(text, index),
        message: `nothing here looks like a secret with "${start}" in it. Remove the mark that allows it`,
      })),
    ...checkHosts(text),
    ...(file.endsWith('.svg') ? svgProblems(text) : []),
  ];
}
