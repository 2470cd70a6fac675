import { findNameSpans, type NameSpan } from "./name-spans.ts";
import { dropStopWords, mayNameGene, unknownWords } from "./phrases.ts";
import { type Request, readRequest } from "./request.ts";
import { type Token, tokenize } from "./tokens.ts";
import { type Phrase, vocabulary } from "./vocabulary.ts";

/** The words of a query and their meaning in the vocabulary. */
export interface TextReading extends Request {
  q: string;
  tokens: Token[];
  /** Phrases of the vocabulary and other words, without those that are ignored. */
  phrases: Phrase[];
  /** Spans of words that may name genes, longer ones first. */
  spans: NameSpan[];
  /** The words that are neither in the vocabulary nor weak. */
  unknown: Token[];
  /** The part of the query that may name a gene: "TP53" of "TP53 knock-out". */
  nameText: string;
}

const MAX_TOKENS = 16;

/** Steps 1 to 4, which need no database: tokens, phrases, the request, and the spans that may name genes. */
export function readText(text: string): TextReading {
  const q = text.replaceAll("\0", " ");
  const tokens = tokenize(q).slice(0, MAX_TOKENS);
  const all = vocabulary.findPhrases(tokens);
  const phrases = dropStopWords(all);
  return {
    q,
    tokens,
    phrases,
    ...readRequest(phrases),
    spans: findNameSpans(q, tokens, all),
    unknown: unknownWords(tokens, phrases),
    nameText: toNameText(q, tokens, phrases),
  };
}

/** The words that may name a gene, if the query has others; else the query as it is, such as an id. */
function toNameText(q: string, tokens: Token[], phrases: Phrase[]): string {
  const names = phrases.filter(mayNameGene);
  if (names.length === phrases.length || names.every(({ lexeme }) => vocabulary.isWeak(lexeme)))
    return q.trim();
  return [...new Set(names.map(({ from }) => tokens[from]?.typed ?? ""))].join(" ");
}
