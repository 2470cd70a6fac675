import { findPictureSize, svgSize } from "./picture-size.ts";

it.each([
  [
    "its width and height",
    '<svg width="480" height="376px" viewBox="0 0 48 37">',
    { width: 480, height: 376 },
  ],
  [
    "its viewBox",
    '<?xml version="1.0"?>\n<svg viewBox="0 -10 30.4 20"><rect width="1"/>',
    { width: 30, height: 20 },
  ],
  [
    "a viewBox where its width is a share",
    '<svg width="100%" viewBox="0,0,3,2" height="2">',
    { width: 3, height: 2 },
  ],
  ["an SVG without a size", '<svg><rect width="3" height="4"/></svg>', undefined],
  ["other markup", "<p>", undefined],
])("reads the size of an SVG from %s", (_, svg, size) => {
  expect(svgSize(svg)).toEqual(size);
});

it("finds the sizes of SVG files in the media folder only", () => {
  expect(findPictureSize("/media/blog/guide-windows.svg")).toEqual({ width: 480, height: 376 });
  expect(findPictureSize("/media/blog/none.svg")).toBeUndefined();
  expect(findPictureSize("/media/../../src/secret.svg")).toBeUndefined();
  expect(findPictureSize("https://elsewhere.example/media/blog/guide-windows.svg")).toBeUndefined();
});
