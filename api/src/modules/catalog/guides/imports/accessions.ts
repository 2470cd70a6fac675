/** The RefSeq accessions of chromosomes 1, 2, and so on, X and Y, without and with the version of the assembly. */
const VERSIONS = {
  // GCF_000001405.26
  GRCh38: {
    first: 1,
    versions: [11, 12, 12, 12, 10, 12, 14, 11, 12, 11, 10, 12, 11, 9, 10, 10, 11, 10, 10, 11, 9, 11, 11, 10],
  },
  // GCF_000001635.20
  GRCm38: {
    first: 67,
    versions: [6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7],
  },
} as const;

type Assembly = keyof typeof VERSIONS;

const CHROMOSOMES = new Map(
  (Object.keys(VERSIONS) as Assembly[]).flatMap((assembly) => {
    const { first, versions } = VERSIONS[assembly];
    return versions.map((version, i) => {
      const accession = `NC_${String(first + i).padStart(6, "0")}.${version}`;
      const name = ["Y", "X"][versions.length - 1 - i] ?? String(i + 1);
      return [accession, { assembly, name }] as const;
    });
  }),
);

/** The chromosome of a RefSeq accession, such as `NC_000019.10`; `undefined` if it is not one of GRCh38 or GRCm38. */
export const chromosomeOfAccession = (accession: string): { assembly: Assembly; name: string } | undefined =>
  CHROMOSOMES.get(accession);
