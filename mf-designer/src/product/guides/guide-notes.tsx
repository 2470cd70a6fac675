import type { GuideList } from "@ligate/contract/guides/schemas";
import styles from "./guide-list.module.css";

/** Where the guides come from, what their scores mean, and what they do not say. */
export function GuideNotes({ list }: { list: GuideList }) {
  const { libraries, guides, published_score, estimate, caveat } = list;
  const notes = [
    ...(guides.some((guide) => guide.published_score !== null) ? [published_score] : []),
    ...(guides.some((guide) => guide.estimate !== null) ? [estimate] : []),
    ...(guides.some(({ position }) => position !== null) ? PLACE_NOTES : []),
    ...libraries.map(({ name, about }) => ({ name, meaning: `${about}.` })),
  ];
  return (
    <>
      <p className={styles.caveat}>{caveat}</p>
      <dl className={styles.notes}>
        {notes.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const PLACE_NOTES = [
  {
    name: "Position",
    meaning: "The base after the cut, counted from 1. A sense guide reads as the transcript does.",
  },
];
