export { type ServedSandbox, serveSandbox } from './serveSandbox.ts';
