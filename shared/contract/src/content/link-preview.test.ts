import { LINK_PREVIEW_SIZE, linkPreview } from "./link-preview.ts";

const size = LINK_PREVIEW_SIZE;

it.each([
  ["/media/lines/gene-knock-out.svg", { image: "/media/previews/lines/gene-knock-out.png", size }],
  ["/media/designs/CA-LA-CMXXPC-XXXXXX.png", { image: "/media/designs/CA-LA-CMXXPC-XXXXXX.png", size }],
  ["/media/blog/photo.jpg", { image: "/media/blog/photo.jpg" }],
])("of %s is %j", (picture, preview) => {
  expect(linkPreview(picture)).toEqual(preview);
});

it("shows the store for a page without a picture", () => {
  expect(linkPreview()).toEqual({ image: "/media/previews/store.png", size });
});
