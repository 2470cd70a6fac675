/** Terms that users and strangers type into the search fields. */
export const MIXED = [
  ...["TP53 CRISPR knock out human", "tumor protein p53", "human BRCA1 CRISPR"],
  ...["mCherry control", "transfection reagent", "BRCA1 overexpression"],
];
export const NOT_FOUND = ["flurbodine reagent", "bicycle pump", "qwertase kit"];
export const PARTIAL_QUERIES = ["TP5", "lenti", "transf", "contr", "KO-LV"];
export const PREFIXES = ["TP5", "BRC", "EGF", "MYC", "CDK", "KRA", "STA", "NOT"];

/** Terms of the gene table, by kind. */
export const GENE_TERMS = {
  "exact symbol": ["TP53", "BRCA1", "EGFR", "MYC", "CDK4", "KRAS", "STAT3", "NOTCH1"],
  alias: ["p53", "HER2", "c-Myc", "PD-L1", "VEGF", "OCT4", "ERBB1", "CD95"],
  "old symbol": ["MLL", "C9ORF72", "FLJ10357", "KIAA1524", "TNFSF6", "G6PC", "WHSC1", "PARK2"],
  "prefix of 2": ["TP", "BR", "EG", "MY", "CD", "KR", "ST", "NO"],
  "prefix of 1": ["T", "B", "E", "M", "C", "K", "S", "N"],
  "NCBI Gene id": ["7157", "672", "1956", "4609", "1019", "3845", "6774", "4851"],
  "Ensembl id": ["ENSG00000141510", "ENSG00000012048", "ENSG00000146648", "ENSG00000136997"],
  transcript: ["NM_000546", "NM_007294", "NM_005228", "NM_002467"],
  "two words of a name": ["tumor protein", "growth factor", "cyclin dependent", "signal transducer"],
  "nothing typed": [""],
};

/** Expensive queries for the search, by kind. docs/search.md tells how their work is bounded, and what each costs. */
export const HOSTILE_QUERIES = {
  "frequent words of names": ["pseudogene", "protein", "receptor", "predicted gene", "family member"],
  "the beginning of many names": ["ensg", "loc", "gm", "g", "1"],
  "unknown words": ["zzzzz", "flurbod", "flurbodinereagentset", "qz7x2k9v"],
  "misspelled symbols": ["xTP53 xBRCA1 xEGFR xMYC xKRAS xSTAT3", "TP5E BRCZ1 EGFRR MYCC KRSA STTA3"],
  "misspelled words of the vocabulary": ["transfecton lentivirsu knokcout plasmdi overexpresion reportr"],
  "many frequent words": ["proteins receptors factors kinases domains binding subunits families ".repeat(2)],
  "ids of genes": [
    "7157 672 1956 4609 1019 3845 6774 4851",
    "HGNC:11998 HGNC:1100 ENSG00000141510 NM_000546 tumor protein human",
  ],
  "many symbols and aliases": [
    "TP53 BRCA1 EGFR MYC KRAS STAT3 CDK4 NOTCH1 PTEN RB1 VHL APC ATM CHEK2 MLH1 MSH2 NF1 NF2",
    "IL-6-".repeat(30),
  ],
  "all methods and deliveries": [
    "knockout knockin knockdown overexpression activation inhibition deletion reporter lentivirus aav plasmid adenovirus",
  ],
  "single letters": ["a b c d e f g h i j k l m n o p", "a ".repeat(90)],
  "one long word": ["x".repeat(200), "α".repeat(200)],
  "syntax of query languages": ["%", "((", "a & b | !c <-> (d:*)", "(a+)+$", "'; --", "\\\\"],
  "other scripts": ["细胞 基因 敲除", "خلية جين", "🧬🧬🧬🧬", "e\u0301\u0301\u0301", "ﬁﬂ ＴＰ５３"],
};
