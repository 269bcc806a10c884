import { UserError } from '../UserError.ts';

/** Describes how files of one kind are sent. */
export interface MediaType {
  /** Value of `Content-Type`. */
  type: string;
  /** Whether compression makes it smaller. */
  isPackable: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, isPackable: true });
/** Formats that are always UTF-8, and have no parameter for it. */
const data = (type: string): MediaType => ({ type, isPackable: true });
/** Formats that are small, or compressed already. */
const asIs = (type: string): MediaType => ({ type, isPackable: false });

/** Every kind of file that the site may have, by extension. Files of other kinds aren't published. */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: text('text/html'),
  md: text('text/markdown'),
  txt: text('text/plain'),
  css: text('text/css'),
  js: text('text/javascript'),
  xml: text('application/xml'),
  svg: text('image/svg+xml'),
  json: data('application/json'),
  webmanifest: data('application/manifest+json'),
  yaml: data('application/yaml'),
  png: asIs('image/png'),
  ico: asIs('image/x-icon'),
  woff2: asIs('font/woff2'),
  tgz: asIs('application/gzip'),
  zip: asIs('application/zip'),
};

/** Files whose names don't reveal their type, by their path below the base URL. */
export const mediaTypesByPath: Readonly<Record<string, MediaType>> = {
  'overview/changelog/atom.xml': text('application/atom+xml'),
  'overview/changelog/rss.xml': text('application/rss+xml'),
};

/** Returns the extension of a file, such as `js`, or an empty string. */
const extensionOf = (file: string): string => /\.([a-z\d]+)$/.exec(file)?.[1] ?? '';

/** Returns how a file is sent, by its path below the base URL. */
export function mediaTypeOf(file: string): MediaType {
  const mediaType = mediaTypesByPath[file] ?? mediaTypes[extensionOf(file)];
  if (!mediaType)
    throw new UserError(
      `${file} has no media type. Add its kind to deploy/rules/mediaTypes.ts, or remove it.`,
    );
  return mediaType;
}
