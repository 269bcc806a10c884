import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Makes `mcp/dist` of the sources, as the package has it. Types are checked elsewhere. A server that starts meanwhile
 * reads each file as it was or as it is now, and never a half of it.
 */
export function buildServer(mcp: string): void {
  const file = path.join(mcp, 'tsconfig.build.json');
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    mcp,
    { noCheck: true },
    file,
  );
  const { diagnostics } = ts.createProgram(fileNames, options).emit(undefined, (target, text) => {
    const unfinished = `${target}.${process.pid}`;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(unfinished, text);
    fs.renameSync(unfinished, target);
  });
  const problems = [...errors, ...diagnostics];
  if (problems.length > 0) {
    throw new Error(
      problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')).join('\n'),
    );
  }
}
