import type { Cloning, CloningSite } from "@ligate/contract/catalog/cloning-schemas";
import { annealedOligos, primerTails } from "@ligate/contract/sequences/cloning";
import { ENZYMES, formatEnzymeSite } from "@ligate/contract/sequences/enzymes";
import { formatGuideLength, guideProblem, guideWarnings } from "@ligate/contract/specification/check-guide";
import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import { Button } from "@ligate/ui/controls/button";
import { copyText } from "@ligate/ui/controls/copy-text";
import { Field } from "@ligate/ui/forms/field";
import { useState } from "react";
import styles from "./cloning-section.module.css";

/** How a guide or a reading frame is cloned into a template: enzyme, overhangs, and the oligos of a pasted guide. */
export function CloningSection({ sites, notes }: Cloning) {
  const plasmids = new Set(sites.map(({ plasmid }) => plasmid));
  return (
    <div className={styles.sites}>
      {sites.map((site) => (
        <Site key={`${site.plasmid} ${site.name}`} site={site} />
      ))}
      {plasmids.size < sites.length && (
        <p className={styles.text}>
          Clone into all sites of a plasmid in one reaction, with enzyme and ligase together. All overhangs
          differ, so the fragments between the sites ligate back into place. Do not purify the cut vector: you
          would lose them.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.text}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Site({ site }: { site: CloningSite }) {
  const { plasmid, name, enzyme, overhangs, guide, frame } = site;
  const found = ENZYMES.find((each) => each.name === enzyme);
  return (
    <div>
      <h3 className={styles.title}>
        {plasmid}: {name}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Enzyme</dt>
          <dd>
            {enzyme}
            {found && `, ${formatEnzymeSite(found)}`}. It cuts on both sides of the cassette and nowhere else
            in this plasmid.
          </dd>
        </div>
        <div>
          <dt>Overhangs, 5′ to 3′</dt>
          <dd>
            <code>{overhangs[0]}</code> upstream of the insert, <code>{overhangs[1]}</code> downstream, both
            on the strand that the map shows
          </dd>
        </div>
      </dl>
      {guide && <GuideOligos site={{ overhangs, guide }} name={name} />}
      {!guide && <InsertPrimers enzyme={enzyme} overhangs={overhangs} frame={frame} />}
    </div>
  );
}

type GuideSite = Required<Pick<CloningSite, "overhangs" | "guide">>;

/** A field for a guide, and the two oligos that bring it into the vector. */
function GuideOligos({ site, name }: { site: GuideSite; name: string }) {
  const [pasted, setPasted] = useState("");
  const { rule } = site.guide;
  const isTyped = pasted.trim() !== "";
  const problem = isTyped ? guideProblem([pasted], rule) : undefined;
  return (
    <>
      <Field
        label={`${rule.name} for ${name}`}
        hint={`${formatGuideLength(rule)} nt${rule.pam ? `, without the PAM ${rule.pam}` : ""}`}
        error={problem === undefined ? undefined : { message: problem }}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      {isTyped && !problem && (
        <>
          {guideWarnings([pasted], rule).map((warning) => (
            <p key={warning} className={styles.text}>
              {warning}
            </p>
          ))}
          <Oligos
            names={["Forward oligo", "Reverse oligo"]}
            oligos={annealedOligos(normalizeBases(pasted), site)}
          />
        </>
      )}
    </>
  );
}

/** The tails of the primers that bring a reading frame or a homology arm into the vector. */
function InsertPrimers({ enzyme, overhangs, frame }: Pick<CloningSite, "enzyme" | "overhangs" | "frame">) {
  const withOrWithout = (has: boolean) => (has ? "with" : "without");
  return (
    <>
      <p className={styles.text}>
        {frame
          ? `Clone a reading frame ${withOrWithout(frame.starts)} its start codon and ${withOrWithout(frame.stops)} its stop codon, so that it stays in frame with its neighbors.`
          : "Clone the homology arm of your locus here."}{" "}
        It must not contain a {enzyme} site. Add these tails to the 5′ ends of your primers, with a few extra
        bases in front; N is any base.
      </p>
      <Oligos
        names={["Tail of the forward primer", "Tail of the reverse primer"]}
        oligos={primerTails({ enzyme, overhangs })}
      />
    </>
  );
}

function Oligos({ names, oligos }: { names: readonly [string, string]; oligos: readonly [string, string] }) {
  return (
    <dl className={styles.facts}>
      {oligos.map((oligo, i) => (
        <div key={names[i]}>
          <dt>{names[i]}, 5′ to 3′</dt>
          <dd>
            <code>{oligo}</code>{" "}
            <Button
              variant="text"
              small
              onClick={() => copyText(lowerFirst(names[i]), oligo)}
              aria-label={`Copy the ${lowerFirst(names[i])}`}
            >
              Copy
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const lowerFirst = (text = ""): string => text.charAt(0).toLowerCase() + text.slice(1);
