import { edited, type ProblemCase } from './ProblemCase.ts';
import { png } from './validSite.ts';

/** Pictures that load slowly, fail to load, or come from another host. */
export const pictureCases: readonly ProblemCase[] = [
  {
    name: 'a large picture',
    check: 'structure',
    files: { 'static/img/window.png': png(400_000) },
    message: 'static/img/window.png:1: the picture has 400 KB, and the limit is 300 KB. Reduce its size',
  },
  {
    name: 'a picture with the ending of another kind',
    check: 'structure',
    files: { ...edited(['window.png', 'window.jpg']), 'static/img/window.jpg': png() },
    message:
      "docs/guide.mdx:54: the picture /img/window.jpg isn't a .jpg file. Save it in that format, or correct its extension",
  },
  {
    name: 'a picture of a kind that browsers lack',
    check: 'structure',
    files: { ...edited(['window.png', 'window.tiff']), 'static/img/window.tiff': png() },
    message:
      'docs/guide.mdx:54: the picture /img/window.tiff has a format that not every browser supports. Save it as .png, .jpg, .jpeg, .webp, .avif, .svg',
  },
  {
    name: 'a picture on another host',
    check: 'prose',
    files: edited(['/img/window.png', 'https://semver.org/window.png']),
    message:
      'docs/guide.mdx:54: the picture https://semver.org/window.png is on another host, which could track readers. Put it into static/img',
  },
  {
    name: 'a picture beside the page',
    check: 'structure',
    files: edited(['/img/window.png', './window.png']),
    message:
      'docs/guide.mdx:54: the picture ./window.png depends on where this page is. Put it into static/img, and write /img/window.png',
  },
];
