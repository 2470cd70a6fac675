import styles from "./species-field.module.css";

type Species = "Human" | "Mouse";

const SPECIES: Species[] = ["Human", "Mouse"];

export interface SpeciesFieldProps {
  selected: Species;
  onSelect: (species: Species) => void;
}

/** The species of the gene that is searched for. Its name in a form is `species`. */
export function SpeciesField({ selected, onSelect }: SpeciesFieldProps) {
  return (
    <fieldset className={styles.species}>
      <legend>Species</legend>
      {SPECIES.map((species) => (
        <label key={species}>
          <input
            type="radio"
            name="species"
            value={species}
            checked={species === selected}
            onChange={() => onSelect(species)}
          />
          {species}
        </label>
      ))}
    </fieldset>
  );
}
