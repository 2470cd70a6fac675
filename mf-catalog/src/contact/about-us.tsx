import { company } from "@ligate/contract/settings/company";
import { Link } from "@ligate/platform/router";

export interface AboutUsProps {
  className?: string;
}

export function AboutUs({ className }: AboutUsProps) {
  return (
    <section className={className} aria-labelledby="about-us">
      <h2 id="about-us">About Us</h2>
      <p>
        {company.name} makes the tools that edit genes: knock-out, knock-in, activation and interference kits,
        the vectors they are built on, the viruses that carry them and the cell lines that come of them.
        Everything is for research.
      </p>
      <p>
        We are cloners and virologists who got tired of plasmids without a map. So every construct here is
        shown before it is ordered, part by part, is verified by hand by one of us, and comes with its whole
        sequence.
      </p>
      <p>
        Our answers come from scientists at the bench. For the price of a particular product,{" "}
        <Link to="/quote">ask for a quote</Link>.
      </p>
    </section>
  );
}
