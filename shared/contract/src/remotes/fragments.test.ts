import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fragments } from "./fragments.ts";

const ROOT = join(import.meta.dirname, "../../../..");

interface Manifest {
  name: string;
  ligate: { fragments?: Record<string, string> };
}

it("lists exactly the fragments that remotes expose", () => {
  const manifests = globSync("mf-*/package.json", { cwd: ROOT }).map(
    (file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Manifest,
  );
  const exposed = manifests.flatMap(({ name, ligate }) =>
    Object.keys(ligate.fragments ?? {}).map((key) => key.replace(/^\./, name)),
  );
  expect(Object.keys(fragments).sort()).toEqual(exposed.sort());
});

it("rejects an unknown prop", () => {
  const contactForm = fragments["mf-catalog/contact-form"];
  expect(contactForm.safeParse({ product: "qPCR mix", person: { email: "a@b.example" } }).success).toBe(true);
  expect(contactForm.safeParse({ prodct: "qPCR mix" }).success).toBe(false);
  expect(contactForm.safeParse({ person: { first_name: "Ada" } }).success).toBe(false);
});
