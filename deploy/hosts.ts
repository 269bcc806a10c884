import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { Host } from './Host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx/index.ts';

/** Every host that `npm run deploy` knows, by the name it takes. */
export const hosts: Readonly<Record<string, Host>> = { nginx, netlify, cloudflare, github };
