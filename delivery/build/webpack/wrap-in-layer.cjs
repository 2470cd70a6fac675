/** A webpack loader that puts a stylesheet into its cascade layer, if it has one. Lines keep their numbers, for source maps. */
module.exports = function wrapInLayer(css) {
  const layer = this.getOptions().layerOf(this.resourcePath);
  return layer ? `@layer ${layer} {${css}}` : css;
};
