import { company } from "@ligate/contract/settings/company";
import styles from "./office-map.module.css";

export interface OfficeMapProps {
  className?: string;
}

const [name, street, city] = company.address;
const STREET_MAP_URL = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${city}`)}`;

/** The streets around the office; `labelOffset` is the position of the name along the path. */
const STREETS = [
  { name: "Binney Street", path: "M-10 112 450 152", labelOffset: "9%" },
  { name: "Third Street", path: "M168 310 196 -10", labelOffset: "70%" },
  { name: "Second Street", path: "M278 246 300 -10", labelOffset: "62%" },
  { name: "Broadway", path: "M-10 192 196 210 262 240 450 322", labelOffset: "7%" },
  { name: "Main Street", path: "M-10 268 120 262 262 240", labelOffset: "9%" },
];

/** A map of the streets around the office. The paths are written for this address and change with it. */
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
          {STREETS.map(({ name, path }, i) => (
            <path key={name} id={`street-${i}`} d={path} />
          ))}
        </g>
        <g className={styles.names}>
          {STREETS.map(({ name, labelOffset }, i) => (
            <text key={name} dy="4">
              <textPath href={`#street-${i}`} startOffset={labelOffset}>
                {name}
              </textPath>
            </text>
          ))}
          <text className={styles.water} x="358" y="244">
            Charles River
          </text>
        </g>
        <SubwayStation />
        <Pin />
      </svg>
      <figcaption className={styles.caption}>
        Not to scale. Kendall/MIT on the Red Line is a five-minute walk.{" "}
        <a href={STREET_MAP_URL}>Open a street map</a>
      </figcaption>
    </figure>
  );
}

function SubwayStation() {
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
