/** What decides about a specification besides the design. */
export interface Terms {
  /** Staff may agree on other cell lines, serotypes and guides than those of the lists. */
  isQuoted?: boolean;
  /** The guide that the specification names is in the list of its library. */
  isGuideListed?: boolean;
}
