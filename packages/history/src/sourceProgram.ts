import ts from 'typescript';
import { entrySources } from '../../model/src/packages.ts';
import { sourceOptions } from '../../model/src/samples/compilerOptions.ts';

/**
 * Creates a program of the SDKs' sources without other packages and JavaScript's own types, because the sources write
 * the types of exports out.
 */
export function sourceProgram(root: string): ts.Program {
  const options = { ...sourceOptions(entrySources(root)), noLib: true };
  const host = ts.createCompilerHost(options);
  const isOther = (file: string) => file.includes('/node_modules/');
  return ts.createProgram({
    rootNames: Object.values(entrySources(root)),
    options,
    host: {
      ...host,
      fileExists: (file) => !isOther(file) && host.fileExists(file),
      directoryExists: (folder) => !isOther(`${folder}/`) && ts.sys.directoryExists(folder),
    },
  });
}
