import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { Host } from './Host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx/index.ts';

/** Every host that `npm run deploy` supports, by its name there. */
export const hosts: Readonly<Record<string, Host>> = { nginx, netlify, cloudflare, github };
