import { company } from "@ligate/contract/company";
import styles from "./office-map.module.css";

export interface OfficeMapProps {
  className?: string;
}

const [name, street, city] = company.address;
const ELSEWHERE = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${city}`)}`;

/** Streets around the office, and how far along each its name stands. */
const STREETS = [
  { id: "binney", name: "Binney Street", path: "M-10 112 450 152", at: "9%" },
  { id: "third", name: "Third Street", path: "M168 310 196 -10", at: "70%" },
  { id: "second", name: "Second Street", path: "M278 246 300 -10", at: "62%" },
  { id: "broadway", name: "Broadway", path: "M-10 192 196 210 262 240 450 322", at: "7%" },
  { id: "main", name: "Main Street", path: "M-10 268 120 262 262 240", at: "9%" },
];

/** Where the office is, drawn by hand: a store that stands elsewhere draws its own streets here. */
export function OfficeMap({ className }: OfficeMapProps) {
  return (
    <figure className={className}>
      <svg
        className={styles.map}
        viewBox="0 0 440 300"
        role="img"
        aria-label={`Map: ${name}, ${street}, between Second and Third Street`}
      >
        <path className={styles.river} d="M440 176C404 186 372 206 352 240 336 266 300 280 262 300H440Z" />
        <g className={styles.streets}>
          {STREETS.map(({ id, path }) => (
            <path key={id} id={`street-${id}`} d={path} />
          ))}
        </g>
        <g className={styles.names}>
          {STREETS.map(({ id, name, at }) => (
            <text key={id} dy="4">
              <textPath href={`#street-${id}`} startOffset={at}>
                {name}
              </textPath>
            </text>
          ))}
          <text className={styles.water} x="358" y="244">
            Charles River
          </text>
        </g>
        <Station />
        <Pin />
      </svg>
      <figcaption className={styles.caption}>
        Not to scale. Kendall/MIT on the Red Line is a five-minute walk.{" "}
        <a href={ELSEWHERE}>Open a street map</a>
      </figcaption>
    </figure>
  );
}

function Station() {
  return (
    <g transform="translate(232 246)">
      <circle className={styles.station} r="11" />
      <text className={styles.line} textAnchor="middle" dy="5">
        T
      </text>
      <text className={styles.stop} textAnchor="middle" y="30">
        Kendall/MIT
      </text>
    </g>
  );
}

function Pin() {
  return (
    <g transform="translate(240 122)">
      <path className={styles.pin} d="M0 0C-6 -12 -14 -18 -14 -28A14 14 0 1 1 14 -28C14 -18 6 -12 0 0Z" />
      <circle className={styles.hole} cy="-28" r="5" />
    </g>
  );
}
