import { ASSEMBLIES, SPECIFIED_NAME_MAX } from "@ligate/contract/specification/constants";
import { SelectField } from "@ligate/ui/forms/field";
import { type ControlName, controlId } from "../specification-draft.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import { bind, type FormControls, type SpecificationFieldProps } from "./form-controls.ts";
import styles from "./place-fields.module.css";
import { TextInput } from "./sequence-area.tsx";

export interface PlaceFieldsProps extends SpecificationFieldProps {
  species: "Human" | "Mouse";
}

/** Where a knock-in inserts. */
export function SiteFields({ ask, controls, species }: PlaceFieldsProps) {
  return (
    <>
      <ChoiceOptions control="siteAt" controls={controls} options={ask.options ?? []} />
      {controls.draft.siteAt === "coordinates" && (
        <CoordinatesFields names={["siteAssembly", "sitePosition"]} controls={controls} species={species} />
      )}
    </>
  );
}

/** The region that is deleted. */
export function RegionFields({ ask, controls, species }: PlaceFieldsProps) {
  const { regionBy } = controls.draft;
  return (
    <>
      <ChoiceOptions control="regionBy" controls={controls} options={ask.options ?? []} />
      {regionBy === "coordinates" && (
        <CoordinatesFields
          names={["regionAssembly", "regionPosition"]}
          controls={controls}
          species={species}
        />
      )}
      {regionBy === "exons" && <ExonFields controls={controls} />}
    </>
  );
}

interface CoordinatesFieldsProps {
  names: readonly [assembly: ControlName, position: ControlName];
  controls: FormControls;
  species: "Human" | "Mouse";
}

function CoordinatesFields({ names: [assembly, position], controls, species }: CoordinatesFieldsProps) {
  return (
    <div className={styles.columns}>
      <div id={controlId(assembly)}>
        <SelectField label="Assembly" {...bind(controls, assembly)}>
          {ASSEMBLIES[species].map((name, i) => (
            <option key={name} value={i === 0 ? "" : name}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextInput
        label="Genome coordinates"
        hint="As in a genome browser: chr17:7,668,421-7,687,490"
        control={position}
        controls={controls}
        isMono
      />
    </div>
  );
}

function ExonFields({ controls }: { controls: FormControls }) {
  const isUnknown = Boolean(controls.draft.regionUnknown);
  return (
    <>
      <div className={styles.columns}>
        <TextInput
          label="Exons"
          hint="For example, 2 to 4"
          control="regionExons"
          controls={controls}
          maxLength={SPECIFIED_NAME_MAX}
        />
        <TextInput
          label="Length of the region in bp"
          hint="From the first cut to the second"
          control="regionLength"
          controls={controls}
          disabled={isUnknown}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isUnknown}
          onChange={({ target }) => controls.change({ regionUnknown: target.checked ? "yes" : "" })}
        />
        I don't know the length (the price is by quote)
      </label>
    </>
  );
}
