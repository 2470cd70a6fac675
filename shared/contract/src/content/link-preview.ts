/** The size in which the API draws pictures for previews of shared links, in pixels. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The picture of pages that have none of their own. */
const STORE_PICTURE = "/media/store.svg";

/** Pictures that the API draws, of SVG files and of designs. */
const DRAWN = /^\/media\/(previews|designs)\//;

export interface LinkPreview {
  /** Path of a PNG or JPEG. */
  image: string;
  /** In pixels; unset if the picture is a file of its own. */
  size?: typeof LINK_PREVIEW_SIZE;
}

/**
 * A page's picture for previews of links to it. Sites do not show SVG: the API draws a PNG of an SVG below `/media`.
 * Pictures of other formats are shown as they are.
 */
export function linkPreview(picture: string = STORE_PICTURE): LinkPreview {
  const image = picture.replace(/^\/media\/(.+)\.svg$/, "/media/previews/$1.png");
  return DRAWN.test(image) ? { image, size: LINK_PREVIEW_SIZE } : { image };
}

/** The pixels of the picture of a design on a page. */
export const DESIGN_PICTURE_SIZE = { width: 640, height: 320 };
