import docs from '../../package.json';
import mcp from '../../packages/mcp/package.json';
import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';

/** What is published, as the manifests say. Their versions come from the changelogs: `npm run release`. */
export const versions = {
  docs: docs.version,
  mcp: mcp.version,
  base: base.version,
  react: react.version,
} as const;
