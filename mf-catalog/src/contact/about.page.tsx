import { company } from "@ligate/contract/settings/company";
import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import type { ReactNode } from "react";
import styles from "./about.module.css";

/** States only facts that the pages which it links to contain. */
export function Component() {
  return (
    <Page>
      <Head
        title="About us"
        description={`Who makes ${company.name}, what we sequence, what we replace, and where our guides and sequences come from.`}
      />
      <h1>About us</h1>
      <p className={styles.lead}>
        {company.name} makes the tools that edit genes: knock-out, knock-in, activation and interference kits,
        the vectors they are built on, the viruses that carry them and the cell lines made with them.
      </p>
      <div className={styles.sections}>
        <WhoWeAre />
        <Verification />
        <Replacement />
        <Guides />
        <Sequences />
        <Confidentiality />
      </div>
    </Page>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function WhoWeAre() {
  return (
    <Section id="who-we-are" title="Who we are">
      <p>
        Cloners and virologists who got tired of plasmids without a map. We show every construct part by part
        before you order it, verify it by hand, and deliver it with its complete sequence. Scientists at the
        bench answer your questions.
      </p>
      <p>
        {company.address.join(", ")}. {company.hours}. <Link to="/contact">Contact us</Link>, or read what we
        write in the <Link to="/blog">research blog</Link>.
      </p>
    </Section>
  );
}

function Verification() {
  return (
    <Section id="verification" title="What we verify">
      <dl className={styles.facts}>
        <dt>Plasmids of kits</dt>
        <dd>
          Sequenced over their inserts and junctions (<Link to="/policies/terms">Terms of Sale</Link>).
        </dd>
        <dt>Plasmids that we build for you</dt>
        <dd>
          Sequenced as a whole, and sent with the traces (
          <Link to="/services/custom-cloning">Cloning Services</Link>).
        </dd>
        <dt>Edited clones</dt>
        <dd>
          At least two, sequenced at both alleles (
          <Link to="/services/genome-editing-services">Genome Editing Services</Link>).
        </dd>
        <dt>Cells</dt>
        <dd>
          Tested for mycoplasma (<Link to="/policies/terms">Terms of Sale</Link>).
        </dd>
      </dl>
    </Section>
  );
}

function Replacement() {
  return (
    <Section id="replacement" title="What we replace">
      <ul className={styles.list}>
        <li>
          A sequence that does not match its map: made again or refunded, if you tell us within 90 days.
        </li>
        <li>
          Virus below its titer, and cells that do not grow after thawing by our protocol: replaced or
          refunded, within 30 days.
        </li>
        <li>
          What arrives damaged, thawed, incomplete or wrong: replaced at our cost, within 2 business days of
          delivery.
        </li>
        <li>A lab supply that fails in its own control: replaced or refunded, until it expires.</li>
      </ul>
      <p>
        Editing, knock-down and expression depend on your cells, and are guaranteed only where a quote says
        so. The rules in full: <Link to="/policies/returns">Returns</Link>.
      </p>
    </Section>
  );
}

function Guides() {
  return (
    <Section id="guides" title="Where our guides come from">
      <p>
        Guides that you can choose from on the page of a kit are those of published libraries of the Broad
        Institute, and each names its library:
      </p>
      <ul className={styles.list}>
        <li>Brunello (human) and Brie (mouse) for knock-out, Doench et al. 2016</li>
        <li>Dolcetto (human) for CRISPRi, sets A and B, Sanson et al. 2018</li>
      </ul>
      <p>You can also enter your own guide. A library is listed only for the method that it was made for.</p>
    </Section>
  );
}

function Sequences() {
  return (
    <Section id="sequences" title="Where our sequences come from">
      <p>
        The map of each kit names the source of every part, such as the Addgene plasmid that its bases were
        taken from, and marks parts whose bases are not known. Genes have the names and IDs of NCBI Gene, HGNC
        and MGI; the page of a gene names the transcript that its length was measured on.
      </p>
      <p>
        Look at one: <Link to="/products/item/KO-LA-ESXXPC-H00001">the vector of a TP53 knock-out</Link>,{" "}
        <Link to="/genes/human/TP53">the gene TP53</Link>.
      </p>
    </Section>
  );
}

function Confidentiality() {
  return (
    <Section id="confidentiality" title="What stays yours">
      <p>
        What you design, and every sequence you send, remains yours and is confidential. We use it to make
        what you ordered, and for nothing else (<Link to="/policies/terms">Terms of Sale</Link>,{" "}
        <Link to="/policies/privacy">Privacy</Link>). Everything sold here is for research use only.
      </p>
    </Section>
  );
}
