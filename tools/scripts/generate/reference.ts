/**
 * Checks the public comments of one SDK and writes its reference: `tsx tools/scripts/generate/reference.ts sdk-base`. Both
 * take the same conversion by TypeDoc, which is most of the time. With a gap in a comment nothing is written.
 */
import fs from 'node:fs';
import path from 'node:path';
import typedocPlugin from 'docusaurus-plugin-typedoc';
import type { Application } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { collectMessages, checkProject } from '../../../packages/checks/src/reference/checkProject.ts';
import { sdkPackages, type SdkPackage } from '../../../packages/model/src/packages.ts';
import { referenceOptions } from '../../../packages/sdk-reference/src/options.ts';

class Gaps extends Error {}

/** Returns the modification times of a folder's files. A file that isn't written again belongs to a removed symbol. */
const timesIn = (folder: string): Map<string, number> =>
  new Map(
    (fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : []).map((name) => {
      const file = path.join(folder, name);
      return [file, fs.statSync(file).mtimeMs];
    }),
  );

async function writeReference(sdk: SdkPackage): Promise<string[]> {
  let messages: string[] = [];
  /**
   * TypeDoc's messages, including those after the check. TypeDoc logs an error of a page as a message and continues.
   */
  let logged: string[] = [];
  let checked = 0;
  const options = referenceOptions(sdk);
  /** A TypeDoc plugin that runs between the conversion and the first page. */
  const check = (app: Application) => {
    logged = collectMessages(app);
    const { renderer } = app as unknown as MarkdownApplication;
    renderer.preRenderAsyncJobs.push(async ({ project }) => {
      messages = checkProject(app, project, logged);
      checked = logged.length;
      if (messages.length > 0) throw new Gaps();
    });
  };
  try {
    const all = {
      ...options,
      logLevel: 'Warn',
      // The step that packs the SDKs runs the compiler's checks, in parallel with this one.
      skipErrorChecking: true,
      // The dev server serves these files meanwhile, and doesn't recover a file that was missing once.
      cleanOutputDir: false,
      plugin: [...options.plugin, check],
    };
    // The plugin's types accept plugins by name only, and a complete context, although it only reads `siteDir`.
    const before = timesIn(options.out);
    await typedocPlugin(
      { siteDir: process.cwd() } as Parameters<typeof typedocPlugin>[0],
      all as unknown as Parameters<typeof typedocPlugin>[1],
    );
    for (const [file, time] of timesIn(options.out)) if (before.get(file) === time) fs.rmSync(file);
  } catch (error) {
    if (!(error instanceof Gaps)) throw error;
  }
  return messages.length > 0 ? messages : logged.slice(checked);
}

const sdk = sdkPackages.find(({ tree }) => tree === process.argv[2]);
if (!sdk) throw new Error(`${process.argv[2]}: no package has this reference`);
void writeReference(sdk).then((problems) => {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
