import docs from '../../package.json';
import mcp from '../../packages/mcp/package.json';
import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';

/** The published versions, from the manifests. `npm run release` copies them there from the changelogs. */
export const versions = {
  docs: docs.version,
  mcp: mcp.version,
  base: base.version,
  react: react.version,
} as const;
