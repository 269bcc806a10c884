/** Folders of packages, of Git, and of results. The lockfile stands for the packages. */
export const IGNORED = /^(?:\.\.|\.git|\.docusaurus|\.samples|build)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)/;
